import { scriptOf } from '../direction.ts'

/** Languages whose readers read another, where their own has no messages. */
const READ_AS: Readonly<Record<string, string>> = { nn: 'nb', no: 'nb', nb: 'no', yue: 'zh-Hant' }

/** Whose messages stand in where the base language has none either. */
const LAST = 'en'

/**
 * Find the messages that are nearest to a language (BCP 47 tag) among those there are, by their tags; nothing where there are
 * none that its readers read.
 *
 * It is a look-up as of RFC 4647, with what likely subtags add: `zh-TW` finds `zh-Hant`, and never `zh-Hans`.
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

/** Name the messages that a language of a site shows: the nearest there are, or those of the base language (all by BCP 47 tag). */
export function messagesFor(tag: string, baseLocale: string, available: readonly string[]): string {
  return nearestMessages(tag, available) ?? nearestMessages(baseLocale, available) ?? LAST
}
