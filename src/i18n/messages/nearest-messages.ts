import { scriptOf } from '../direction.ts'

/** Languages that readers of another language understand, if theirs has no messages. */
const READ_AS: Readonly<Record<string, string>> = { nn: 'nb', no: 'nb', nb: 'no', yue: 'zh-Hant' }

/** Language of messages if the base language has none either. */
const LAST = 'en'

/**
 * Returns the tag of the available messages that are nearest to a language (BCP 47 tag). Returns `undefined` if its readers understand
 * none.
 *
 * Follows the look-up of RFC 4647, with likely subtags: `zh-TW` finds `zh-Hant`, but never `zh-Hans`.
 *
 * @example
 * nearestMessages('de-AT', ['de', 'en']) // 'de'
 */
export function nearestMessages(tag: string, available: readonly string[]): string | undefined {
  const script = scriptOf(tag)
  const written = available.filter((each) => scriptOf(each) === script).toSorted()
  const { language, region } = new Intl.Locale(tag)
  const likely = `${language}-${new Intl.Locale(tag).maximize().region}`
  const ranges = [tag, ...(region ? [`${language}-${region}`] : []), `${language}-${script}`, language, likely]
  const [found] = ranges.flatMap((range) => written.find((each) => each === range) ?? [])
  return found ?? written.find((each) => new Intl.Locale(each).language === language) ?? written.find((each) => each === READ_AS[language])
}

/** Returns the tag of the messages that a language uses: the nearest available, or else those of the base language. */
export function messagesFor(tag: string, baseLocale: string, available: readonly string[]): string {
  return nearestMessages(tag, available) ?? nearestMessages(baseLocale, available) ?? LAST
}
