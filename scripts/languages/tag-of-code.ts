const MAX_SUBTAG_LENGTH = 8

/**
 * Assigns each locale code of a space (`en_US`, `zh-Hant-TW`, `en-US-POSIX`) a unique BCP 47 tag in canonical spelling.
 *
 * Other parts of a code become private-use subtags: `de-x-formal`, `und-x-klingon`.
 */
export function tagsOf(codes: readonly string[]): ReadonlyMap<string, string> {
  const tags = new Map<string, string>()
  // Codes in canonical spelling keep their tag. Other codes that result in the same tag receive a suffix.
  const isExact = (code: string) => languageTag(code) === code
  for (const code of [...codes.filter(isExact), ...codes.filter((each) => !isExact(each))]) tags.set(code, freeTag(code, new Set(tags.values())))
  return tags
}

function freeTag(code: string, taken: ReadonlySet<string>): string {
  const subtags = code.split(/[^A-Za-z0-9]+/).filter((subtag) => !/^(?:und|x|)$/i.test(subtag))
  const [tag, rest] = longestTag(subtags)
  const end = rest.flatMap((subtag) => subtag.toLowerCase().match(new RegExp(`.{1,${MAX_SUBTAG_LENGTH}}`, 'g')) ?? []).join('-')
  const candidates = [...(tag ? [tag] : []), ...(end ? [`${tag ?? 'und'}-x-${end}`] : [])]
  for (let number = 2; ; number += 1) {
    const free = candidates.find((each) => !taken.has(each))
    if (free !== undefined) return free
    candidates.push(`${tag ?? 'und'}-x-${end ? `${end}-` : ''}${number}`)
  }
}

/** Splits subtags into the longest beginning that is a language tag, and the rest. */
function longestTag(subtags: readonly string[]): readonly [tag: string | undefined, rest: readonly string[]] {
  for (let length = subtags.length; length > 0; length -= 1) {
    const tag = languageTag(subtags.slice(0, length).join('-'))
    if (tag !== undefined) return [tag, subtags.slice(length)]
  }
  return [undefined, subtags]
}

/** Returns the canonical tag if the text consists of only language, script and region. */
function languageTag(text: string): string | undefined {
  const locale = localeOf(text)
  if (!locale) return undefined
  const { language, script, region } = locale
  const tag = [language, script, region].filter(Boolean).join('-')
  // By its form, any word of five to eight letters would be a valid language subtag.
  return tag === locale.toString() && language.length <= 3 && language !== 'und' ? tag : undefined
}

function localeOf(text: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(text)
  } catch {
    return undefined
  }
}
