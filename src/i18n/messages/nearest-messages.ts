import { scriptOf } from '../direction.ts'

/** Languages whose readers read another, where their own has no messages. */
const READ_AS: Readonly<Record<string, string>> = { nn: 'nb', no: 'nb', nb: 'no', yue: 'zh-Hant' }

/**
 * Find the messages that are nearest to a language (BCP 47 tag) among those there are, by their tags; nothing where there are
 * none that its readers read.
 *
 * It is a look-up as of RFC 4647, with what likely subtags add: `zh-TW` finds `zh-Hant`, and never `zh-Hans`.
 */
export function nearestMessages(tag: string, available: readonly string[]): string | undefined {
  const script = scriptOf(tag)
  const written = available.filter((each) => scriptOf(each) === script)
  const { language, region } = new Intl.Locale(tag)
  const likely = new Intl.Locale(tag).maximize()
  const ranges = [tag, ...(region ? [`${language}-${region}`] : []), `${language}-${script}`, language, `${language}-${likely.region}`]
  const found = ranges.flatMap((range) => written.find((each) => each === range) ?? [])[0]
  const readAs = READ_AS[language]
  return found ?? written.find((each) => new Intl.Locale(each).language === language) ?? (readAs && written.find((each) => each === readAs))
}
