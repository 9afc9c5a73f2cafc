/**
 * Proposes the URL prefix of each language (BCP 47 tag). The prefix is the language subtag, with a region or script if several
 * locales share the language.
 */
export function prefixesOf(tags: readonly string[]): ReadonlyMap<string, string> {
  const groups = Map.groupBy(tags, (tag) => new Intl.Locale(tag).language)
  const prefixes = new Map<string, string>()
  for (const group of groups.values()) {
    const [first = ''] = group
    if (group.length === 1) prefixes.set(first, first.startsWith('und-x-') ? first.slice('und-x-'.length) : new Intl.Locale(first).language)
    else for (const [tag, prefix] of prefixesInGroup(group)) prefixes.set(tag, prefix)
  }
  const taken = new Set<string>()
  for (const [tag, prefix] of prefixes) {
    // A private-use tag, such as `und-x-de`, may result in the prefix of another language.
    if (taken.has(prefix)) prefixes.set(tag, tag.toLowerCase())
    taken.add(prefix)
  }
  return prefixes
}

/** Returns the shortest form that differs between all tags of one language. */
function prefixesInGroup(group: readonly string[]): readonly (readonly [tag: string, prefix: string])[] {
  const forms = [group.map((tag) => joined(tag, 'script')), group.map((tag) => joined(tag, 'region')), group.map((tag) => tag.toLowerCase())]
  const shortest = forms.find((form) => new Set(form).size === group.length)
  return group.map((tag, index) => [tag, shortest?.[index] ?? tag.toLowerCase()])
}

function joined(tag: string, subtag: 'script' | 'region'): string {
  const locale = new Intl.Locale(tag)
  // Shortening must not remove a distinguishing subtag: zh-Hans and zh-HK do not become `zh` and `zh-hk`.
  return (locale.script && subtag === 'region') || tag.includes('-x-')
    ? tag.toLowerCase()
    : [locale.language, locale[subtag]].filter(Boolean).join('-').toLowerCase()
}
