import type { LocaleSettings } from '../../src/config/site.ts'
import { directionOf } from '../../src/i18n/direction.ts'
import type { SpaceLocaleInfo } from 'content-mapping/space-model.ts'
import { endonymOf } from './endonym.ts'
import { segmentMaker } from './listing-segments.ts'
import { messagesFor, messageTags, readText } from './message-tags.ts'
import { prefixesOf } from './prefixes.ts'
import { tagsOf } from './tag-of-code.ts'

/** The settings of a site that describe its languages. */
interface LanguagesOfSite {
  readonly locales: LocaleSettings[]
  readonly baseLocale: string
  /** A sentence for each decision that the space leaves open. */
  readonly notes: string[]
}

/** Proposes the languages of a site for the locales of its space. The default locale becomes the base language. Throws if there are no locales. */
export function localeSettingsOf(locales: readonly SpaceLocaleInfo[]): LanguagesOfSite {
  const [first] = locales
  if (!first) throw new Error('The space has no locales.')
  const tags = tagsOf(locales.map(({ code }) => code))
  const prefixes = prefixesOf([...tags.values()])
  const defaults = locales.filter(({ isDefault }) => isDefault)
  const base = defaults[0] ?? first
  const baseLocale = tags.get(base.code) ?? base.code
  const available = messageTags()
  const languages = Map.groupBy(tags.values(), (tag) => new Intl.Locale(tag).language)
  const segmentsOf = segmentMaker()
  const settings = locales.map(({ code, name }): LocaleSettings => {
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
  })
  return { locales: settings, baseLocale, notes: [...notesOnDefaults(base, defaults), ...notesOnTags(tags)] }
}

function notesOnDefaults(base: SpaceLocaleInfo, defaults: readonly SpaceLocaleInfo[]): string[] {
  if (defaults.length === 1) return []
  const found = defaults.length === 0 ? 'no locale' : `${defaults.length} locales (${defaults.map(({ code }) => code).join(', ')})`
  return [`The space marks ${found} as default: "${base.code}" is the base language.`]
}

function notesOnTags(tags: ReadonlyMap<string, string>): string[] {
  return [...tags].filter(([code, tag]) => code !== tag).map(([code, tag]) => `The locale "${code}" is "${tag}" to browsers.`)
}
