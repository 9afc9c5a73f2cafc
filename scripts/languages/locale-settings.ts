import type { LocaleSettings, SiteSettings } from '../../src/config/site.ts'
import { directionOf, scriptOf } from '../../src/i18n/direction.ts'
import type { SpaceLocaleInfo } from 'content-mapping/space-model.ts'
import { segmentMaker } from './listing-segments.ts'
import { messagesFor, messageTags, readText } from './message-tags.ts'
import { prefixesOf } from './prefixes.ts'
import { tagsOf } from './tag-of-code.ts'
import { variantsOf, type VariantLocale } from './variants.ts'

/** The settings of a site that describe its languages. */
interface LanguagesOfSite {
  readonly locales: LocaleSettings[]
  readonly baseLocale: string
  /** A sentence for each decision that the space leaves open. */
  readonly notes: string[]
}

/** Proposes the languages of a site for the locales of its space. The default locale becomes the base language. Throws if there are no locales. */
export function localeSettingsOf(locales: readonly SpaceLocaleInfo[], localePrefix: SiteSettings['localePrefix'] = 'always'): LanguagesOfSite {
  const [first] = locales
  if (!first) throw new Error('The space has no locales.')
  const defaults = locales.filter(({ isDefault }) => isDefault)
  const base = defaults[0] ?? first
  // A variant needs a prefix.
  const variants: ReadonlyMap<string, VariantLocale> = localePrefix === 'never' ? new Map() : variantsOf(locales, base)
  const standards = locales.filter(({ code }) => !variants.has(code))
  const tags = tagsOf(standards.map(({ code }) => code))
  const prefixes = prefixesOf([...tags.values()])
  const baseLocale = tags.get(base.code) ?? base.code
  const available = messageTags()
  const languages = Map.groupBy(tags.values(), (tag) => new Intl.Locale(tag).language)
  const segmentsOf = segmentMaker()
  const settingsOf = ({ code, name }: SpaceLocaleInfo): LocaleSettings => {
    const tag = tags.get(code) ?? code
    const messages = messagesFor(tag, baseLocale, available)
    return {
      tag,
      prefix: prefixes.get(tag) ?? tag.toLowerCase(),
      contentful: code,
      dir: directionOf(tag),
      endonym: endonymOf(tag, languages.get(new Intl.Locale(tag).language)?.length === 1, name),
      segments: segmentsOf((named) => readText(messages, `${named}_title`), messages),
    }
  }
  const byCode = new Map(standards.map((locale) => [locale.code, settingsOf(locale)]))
  const settings = locales.flatMap((locale) => byCode.get(locale.code) ?? variantSettings(locale, variants.get(locale.code), byCode))
  return { locales: settings, baseLocale, notes: [...notesOnDefaults(base, defaults), ...notesOnTags(tags), ...notesOnVariants(variants)] }
}

/** Returns the settings of a variant. It has the segments of its language, and the name of its locale. */
function variantSettings(
  { code, name }: SpaceLocaleInfo,
  variant: VariantLocale | undefined,
  standards: ReadonlyMap<string, LocaleSettings>,
): LocaleSettings[] {
  const standard = variant && standards.get(variant.standard.code)
  if (!standard) return []
  const { kind, signLanguage } = variant
  return [
    {
      ...standard,
      // `simple` is registered in BCP 47. A private subtag begins with `x`.
      tag: [standard.tag, ...(kind === 'simple' || standard.tag.includes('-x-') ? [] : ['x']), kind].join('-'),
      variantOf: standard.tag,
      ...(signLanguage !== undefined && { signLanguage }),
      prefix: `${standard.prefix}-${kind}`,
      contentful: code,
      endonym: name,
    },
  ]
}

function notesOnVariants(variants: ReadonlyMap<string, VariantLocale>): string[] {
  return [...variants].map(
    ([code, { kind, standard }]) => `The locale "${code}" is ${kind === 'simple' ? 'easy language' : 'sign language'}, a variant of "${standard.code}".`,
  )
}

function notesOnDefaults(base: SpaceLocaleInfo, defaults: readonly SpaceLocaleInfo[]): string[] {
  if (defaults.length === 1) return []
  const found = defaults.length === 0 ? 'no locale' : `${defaults.length} locales (${defaults.map(({ code }) => code).join(', ')})`
  return [`The space marks ${found} as default: "${base.code}" is the base language.`]
}

function notesOnTags(tags: ReadonlyMap<string, string>): string[] {
  return [...tags].filter(([code, tag]) => code !== tag).map(([code, tag]) => `The locale "${code}" is "${tag}" to browsers.`)
}

/**
 * Returns the name of a language (BCP 47 tag) in that language, for a list of languages: `Deutsch`, `繁體中文`, `Português (Brasil)`.
 *
 * The region is included if `isOnly` is false: the site has other locales of the same language. `given` is the name of the locale in
 * the space, and is returned if `Intl` has no name.
 */
function endonymOf(tag: string, isOnly: boolean, given: string): string {
  const { language, script, baseName } = new Intl.Locale(tag)
  if (language === 'und' || tag.includes('-x-')) return given
  const own = scriptOf(tag)
  const short = script !== undefined || own !== scriptOf(language) ? `${language}-${own}` : language
  const name = (isOnly && new Intl.DisplayNames(tag, { type: 'language' }).of(short)) || longName(tag, baseName)
  // `Intl` returns the tag itself if it has no name for it.
  return name === undefined || name === short || name === baseName ? given : capitalized(name, tag)
}

function longName(tag: string, baseName: string): string | undefined {
  return new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard' }).of(baseName)
}

/** Capitalizes a name as at the beginning of a line. Georgian sentences do not begin with a capital, and isiZulu capitalizes after a prefix. */
function capitalized(name: string, tag: string): string {
  const [first = '', ...rest] = name
  const [word = ''] = name.split(' ')
  if (scriptOf(tag) === 'Geor' || word !== word.toLocaleLowerCase(tag)) return name
  return first.toLocaleUpperCase(tag) + rest.join('')
}
