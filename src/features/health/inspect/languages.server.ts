import { currentSite } from '#app/config/current-site.server.ts'
import { untranslatedAvailability } from '#app/content/locales/availability.server.ts'
import { isPublishedIn } from '#app/content/locales/publishing.server.ts'
import { measure } from '#app/content/locales/translation.server.ts'
import { codeOf } from '#app/content/reading/fields.server.ts'
import type { RawEntry } from '#app/content/reading/raw.server.ts'
import { mapYielding } from 'contentful-emulator/http/event-loop.ts'
import { isVariant } from '#app/i18n/locales.ts'
import { isPageType } from '#app/config/page-types/table.ts'
import type { Found } from '../finding.ts'
import type { Inspector } from '../inspector.ts'
import type { CheckedSpace, Language } from '../space/checked-space.ts'
import { nameOfField } from '../space/field-names.server.ts'

/** Finds missing translations per entry and language. If a language has no content at all, reports only the language. */
export const inspectLanguages: Inspector = async (space) => {
  const known = new Set<string>(space.languages.map(({ locale }) => locale))
  const absent = currentSite().locales.filter(({ tag }) => !known.has(tag))
  const found: Found[] = absent.map(({ tag, contentful }) => ({
    kind: 'language-missing',
    locale: contentful,
    sentence: `The space has no locale "${contentful}", which app.config.ts names for "${tag}". The site shows the default locale instead.`,
  }))
  for (const language of space.languages) {
    const entries = space.entries.filter((entry) => isPublishedIn(entry, language.chain))
    const problem = unpublished(language, space)
    if (problem) found.push({ kind: 'language-missing', locale: language.code, sentence: problem })
    if (language.code === space.baseCode || entries.length === 0) continue
    const lacking = (await mapYielding(entries, (entry) => untranslated(entry, language, space))).filter((each) => each !== undefined)
    const texts = entries.filter((entry) => hasText(entry, language, space)).length
    const isNothing = texts > 0 && lacking.length === texts && lacking.every(({ kind }) => kind === 'untranslated')
    if (isNothing) found.push({ kind: 'language-missing', locale: language.code, sentence: `The space has no content in ${language.name}.` })
    else found.push(...lacking)
  }
  return found
}

/** Describes a language in which no entry, or not the home page, is published. Contentful publishes an added locale only with the next publishing. */
function unpublished(language: Language, space: CheckedSpace): string | undefined {
  const { name } = language
  const published = space.entries.filter((entry) => space.isPublishedIn(entry, language))
  const [effect, otherwise] = ['so visitors see 404 there', "or set `publishing` in app.config.ts to 'entry'"]
  if (published.length === 0 && space.entries.length > 0)
    return `No entry is published in ${name}, ${effect}. Publish the entries again in Contentful, ${otherwise}.`
  const isMissing = space.entries.some((entry) => space.homes.has(entry.id) && !published.includes(entry))
  return isMissing ? `The home page is not published in ${name}, ${effect}. Publish it there in Contentful, ${otherwise}.` : undefined
}

function hasText({ type, fields }: RawEntry, { chain }: Language, { texts }: CheckedSpace): boolean {
  return (texts.get(type) ?? []).some((field) => chain.isLocalized(type, field) && codeOf(fields[field] ?? {}, chain) !== undefined)
}

function untranslated(entry: RawEntry, language: Language, space: CheckedSpace): Found | undefined {
  const { texts, homes } = space
  const { chain, code, name, locale } = language
  const { translation, standIn } = measure([entry], chain, texts)
  if (translation === 'translated' || standIn === undefined) return undefined
  const lacking = (texts.get(entry.type) ?? []).filter((field) => {
    const from = codeOf(entry.fields[field] ?? {}, chain)
    return from !== undefined && chain.isLocalized(entry.type, field) && chain.foreignTag(from) !== undefined
  })
  const at = { id: entry.id, field: lacking[0], locale: code }
  const other = new Intl.DisplayNames('en', { type: 'language' }).of(standIn) ?? standIn
  if (translation === 'partly')
    return {
      kind: 'partly-translated',
      ...at,
      sentence: `Not translated into ${name}: ${lacking.map((field) => nameOfField(entry, field, space)).join(', ')}. The site shows ${other} there.`,
    }
  // A variant, such as Easy German, contains the pages that a team chooses.
  if (isVariant(locale) && !homes.has(entry.id)) return undefined
  const availability = isPageType(entry.type) && !homes.has(entry.id) ? untranslatedAvailability(entry.type, locale) : 'listed'
  if (availability === 'listed') return { kind: 'untranslated', ...at, sentence: `The entry is not translated into ${name}. The site shows it in ${other}.` }
  return {
    kind: 'untranslated',
    severity: 'notice',
    ...at,
    sentence: `The entry is not translated into ${name}. The settings leave it out there (${availability}).`,
  }
}
