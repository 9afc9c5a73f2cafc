import { environment } from '#app/config/env.server.ts'
import type { Content } from '#app/content/content.ts'
import type { Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, listingMeta, placeCrumb } from '#app/content/pages/meta.server.ts'
import { COMPARE_PLACE, TRANSLATIONS_PLACE } from '#app/i18n/addresses/place.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { formats } from '#app/i18n/formats/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { shownDirection } from '#app/i18n/text-props.ts'
import { contentSource } from '#app/site-content/site-source.server.ts'
import { m } from '#messages'
import { object, text as textIn, type JsonObject } from 'contentful-emulator/json/json.ts'
import { inTime } from '../../page/health-page.server.ts'
import { editorUrl } from '../../report/editor-url.ts'
import { comparedField } from '../compare/compared-field.server.ts'
import type { SourceText, TranslatedEntry, TranslationReport } from '../report/translation-report.ts'
import { readEntry, readTranslatedSpace, type SpaceEntry, type TranslatedSpace } from '../translated-space.server.ts'
import type { Inline } from '../units.server.ts'
import type { ComparePage, ShownField, ShownInline, Side } from './compare-page.ts'
import { compareUrl, dismissalOf, nameOf, stateWords, tagOf } from './shown-translations.server.ts'

/** The entry to compare, and the locale code of its translation. */
interface CompareSearch {
  readonly entry?: string | undefined
  readonly language?: string | undefined
}

/** Returns the page that compares an entry, for editors with a preview of all drafts. Returns `missing` for other visitors and unknown entries. */
export async function comparePage(content: Content, read: () => Promise<TranslationReport>, search: CompareSearch): Promise<Lookup<ComparePage>> {
  const { locale, preview } = content
  if (preview?.scope !== 'all') return { kind: 'missing' }
  const inLocale = { locale }
  const report = await inTime(read())
  const found = report?.entries.find(({ id }) => id === search.entry)
  const code = report?.targets.find((each) => each === search.language) ?? report?.targets[0]
  const source = await contentSource()
  const entry = found && (await readEntry(source, found.id))
  if (report && (!entry || code === undefined)) return { kind: 'missing' }
  const title = m.translations_compare({}, inLocale)
  const translations = m.health_translations({}, inLocale)
  const page: ComparePage = {
    locale,
    here: pathOf(locale, COMPARE_PLACE),
    current: compareUrl(locale, search.entry ?? '', code ?? ''),
    dismissPath: `${pathOf(locale, TRANSLATIONS_PLACE)}/dismiss`,
    words: {
      title,
      edit: m.health_edit({}, inLocale),
      dismiss: m.translations_dismiss({}, inLocale),
      languages: m.health_language({}, inLocale),
      missing: m.translations_missing({}, inLocale),
      outdated: m.translations_outdated({}, inLocale),
      changed: m.translations_changed({}, inLocale),
      unaligned: m.translations_unaligned({}, inLocale),
      pending: m.health_pending({}, inLocale),
      reload: m.health_reload({}, inLocale),
    },
    entry:
      report && found && entry && code !== undefined ? shownEntry({ locale, report, found, entry, code, space: await readTranslatedSpace(source) }) : undefined,
    meta: listingMeta(content, { title, placeIn: () => COMPARE_PLACE, noindex: true }),
    breadcrumb: breadcrumb(content, { text: title }, [placeCrumb(locale, translations, TRANSLATIONS_PLACE)]),
  }
  return { kind: 'page', page }
}

interface Compared {
  readonly locale: Locale
  readonly report: TranslationReport
  /** The entry in the report. */
  readonly found: TranslatedEntry
  readonly entry: SpaceEntry
  /** Locale code of the translation. */
  readonly code: string
  readonly space: TranslatedSpace
}

function shownEntry(compared: Compared): NonNullable<ComparePage['entry']> {
  const { locale, report, found, code } = compared
  return {
    name: found.name,
    spot: [found.type, found.id],
    languages: report.targets.map((each) => ({
      code: each,
      language: nameOf(each, locale),
      href: compareUrl(locale, found.id, each),
      isCurrent: each === code,
    })),
    source: sideOf(m.translations_source({}, { locale }), report.source, locale),
    translation: sideOf(m.translations_translation({}, { locale }), code, locale),
    fields: found.texts.map((text) => shownField(text, compared)),
  }
}

function sideOf(label: string, code: string, locale: Locale): Side {
  const lang = tagOf(code)
  return { label: `${label}: ${nameOf(code, locale)}`, lang, dir: shownDirection(lang) }
}

function shownField(text: SourceText, { locale, report, found, entry, code, space }: Compared): ShownField {
  const { source, space: app } = report
  const values = entry.fields[text.field] ?? {}
  const state = text.states[code]
  const before = text.before[code]
  const { rows, isAligned } = comparedField(text.field, {
    source: values[source],
    translation: values[code],
    before: state === 'outdated' ? before : undefined,
    sourceLang: tagOf(source),
  })
  const words = m.translations_count({ count: formats(locale).number(text.words) }, { locale })
  const target = { resource: 'entry', id: entry.id, field: text.field, locale: code } as const
  return {
    field: text.field,
    name: space.fields.get(entry.type)?.find(({ id }) => id === text.field)?.name || text.field,
    label: state === undefined ? '' : state === 'complete' ? stateWords(locale)[state] : `${stateWords(locale)[state]} · ${words}`,
    editorUrl: editorUrl({ host: environment().CONTENTFUL_HOST, space: app.id, environment: app.environment }, target),
    dismissal: dismissalOf(found, text, code),
    isAligned,
    rows: rows.map((row, at) => ({
      key: String(at),
      source: row.source && shownInlines(row.source),
      translation: row.translation && shownInlines(row.translation),
      changes: row.changes.map((change, key) => ({ ...change, key: String(key) })),
    })),
  }
}

/** Elements of formats, by the type of the mark. Links are underlined. */
const ELEMENTS = new Map<string, ShownInline['element']>([
  ['bold', 'strong'],
  ['italic', 'em'],
  ['code', 'code'],
])

function shownInlines(inlines: readonly Inline[]): readonly ShownInline[] {
  return inlines.map((each, at): ShownInline => {
    const key = String(at)
    if (each.kind === 'text') return { key, element: 'span', text: each.text, inlines: [] }
    if (each.kind === 'element') return { key, element: 'code', text: targetOf(each.code.original), inlines: [] }
    const element = each.code.type === 'link' ? 'u' : (ELEMENTS.get(String(each.code.original['type'])) ?? 'span')
    return { key, element, text: '', inlines: shownInlines(each.inlines) }
  })
}

/** Returns the id of an embedded entry. */
function targetOf(node: JsonObject): string {
  return textIn(object(object(object(node['data'])['target'])['sys'])['id']) ?? ''
}
