/**
 * Propose how addresses write each language (BCP 47 tag): the language alone where the site has it once, or else with the
 * region or the script that tells it from the others.
 */
export function prefixesOf(tags: readonly string[]): ReadonlyMap<string, string> {
  const groups = Map.groupBy(tags, (tag) => new Intl.Locale(tag).language)
  const prefixes = new Map<string, string>()
  for (const group of groups.values()) {
    const [first = ''] = group
    if (group.length === 1) prefixes.set(first, first.startsWith('und-x-') ? first.slice('und-x-'.length) : new Intl.Locale(first).language)
    else for (const [tag, prefix] of told(group)) prefixes.set(tag, prefix)
  }
  const taken = new Set<string>()
  for (const [tag, prefix] of prefixes) {
    // A word that is no language may be that of another.
    if (taken.has(prefix)) prefixes.set(tag, tag.toLowerCase())
    taken.add(prefix)
  }
  return prefixes
}

/** The shortest form of each tag of one language that none of the others has. */
function told(group: readonly string[]): readonly (readonly [tag: string, prefix: string])[] {
  const forms = [group.map((tag) => joined(tag, 'script')), group.map((tag) => joined(tag, 'region')), group.map((tag) => tag.toLowerCase())]
  const shortest = forms.find((form) => new Set(form).size === group.length)
  return group.map((tag, index) => [tag, shortest?.[index] ?? tag.toLowerCase()])
}

function joined(tag: string, subtag: 'script' | 'region'): string {
  const locale = new Intl.Locale(tag)
  // What would be cut off is not to be lost on the way: zh-Hans and zh-HK are not `zh` and `zh-hk`.
  return (locale.script && subtag === 'region') || tag.includes('-x-')
    ? tag.toLowerCase()
    : [locale.language, locale[subtag]].filter(Boolean).join('-').toLowerCase()
}
