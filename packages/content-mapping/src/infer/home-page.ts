import { isObject } from 'contentful-emulator/json/json.ts'
import type { Mapping } from '../mapping.ts'
import { fieldsOfSource } from '../project/source-values.ts'
import type { SpaceEntry, SpaceModel } from '../space-model.ts'
import { linksOf } from './evidence/links-within.ts'
import { valueOf } from './evidence/sample.ts'
import { wordsOf } from './names/words.ts'

/** Names of home pages in several languages, as addresses contain them. */
const NAMES =
  'home|index|homepage|home-page|front|frontpage|start|startseite|startside|startsida|startpagina|hem|hjem|forside|forsiden|accueil|inicio|pagina-inicial|pagina-principal|pagina-principale|principale|prima-pagina|acasa|etusivu|kezdolap|fooldal|domov|uvod|hlavni|hlavni-strana|hlavni-stranka|hlavna-stranka|glowna|strona-glowna|glavna|naslovna|pocetna|anasayfa|ana-sayfa'
const PATH = new RegExp(`^/?(?:${NAMES})$`)
const TITLE = new RegExp(`^(?:${NAMES}|start-page|pagina-de-inicio|ホーム|首页|首頁|홈)$`)
const TYPE = /^(?:page )?(?:home|homepage|startseite|inicio|accueil|frontpage)(?: page)?$|^pagina (?:inicial|de inicio|principal)$/

/** Titles of pages that a site has besides its home page. */
const OTHER = /^(?:about|contact|imprint|impressum|privacy|terms|legal|uber|kontakt|datenschutz|contacto|mentions|chi-siamo)\b/i

/** Minimum number of pages with a link, so that the page without one stands out. */
const LINKED = 2

/**
 * Returns the id of the home page, by the settings, its address, its title or its content type, in this order. Then by its title if it is the
 * name of the site, and by links, because menus lead to all other pages. Last, the only page is the home page if it has sections.
 *
 * A criterion is skipped if several entries match. Returns `undefined` if none identifies a single entry.
 */
export function homeOf({ types, entries, locales }: SpaceModel, { types: mapped }: Mapping): string | undefined {
  const locale = locales.find(({ isDefault }) => isDefault)?.code ?? ''
  const pages = entries.filter(({ type }) => ['page', 'generic', 'story'].includes(mapped[type]?.as ?? ''))
  const plain = pages.filter(({ type }) => mapped[type]?.as !== 'story')
  const read = (entry: SpaceEntry, field: string) => {
    const source = mapped[entry.type]?.fields[field]
    return source && 'from' in source ? valueOf(entry, source.from, locale) : undefined
  }
  const hasDirective = (entry: SpaceEntry, field: string, pattern: RegExp) => {
    const value = read(entry, field)
    return typeof value === 'string' && pattern.test(lettersOf(value))
  }
  const hasSections = ({ type, fields }: SpaceEntry) => {
    const sections = mapped[type]?.as === 'page' ? mapped[type].fields['sections'] : undefined
    return sections !== undefined && fieldsOfSource(sections).some((id) => fields[id])
  }
  const isOpening = (entry: SpaceEntry) => hasSections(entry) && !hasDirective(entry, 'title', OTHER)
  const lines = new Map(types.map(({ id, fields }) => [id, fields.filter((field) => field.type === 'Symbol').map((field) => field.id)]))
  const told = new Set(entries.filter(({ type }) => mapped[type]?.as === 'settings').map((entry) => linkedId(read(entry, 'homePage'))))
  const names = new Set(entries.filter(({ type }) => mapped[type]?.as === 'settings').map((entry) => read(entry, 'name')))
  const { parts, places } = linksOf(entries)
  const linked = new Set([...parts, ...places])
  const homes = new Set(types.filter(({ id }) => mapped[id]?.as === 'page' && TYPE.test(wordsOf(id).join(' '))).map(({ id }) => id))
  const signs: readonly (readonly SpaceEntry[])[] = [
    pages.filter(({ id }) => told.has(id)),
    // A type may have a field with a path in addition to the slug.
    plain.filter(({ type, fields }) => lines.get(type)?.some((field) => fields[field]?.[locale] === '/')),
    plain.filter((entry) => hasDirective(entry, 'slug', PATH)),
    plain.filter((entry) => hasDirective(entry, 'title', TITLE)),
    plain.filter(({ type }) => homes.has(type)),
    plain.filter(({ type }) => mapped[type]?.as === 'page' && mapped[type].fields['slug'] === undefined),
    plain.filter((entry) => hasSections(entry) && names.has(read(entry, 'title'))),
    plain.filter(hasSections).length > LINKED ? plain.filter((entry) => isOpening(entry) && !linked.has(entry.id)) : [],
    plain.length === 1 ? plain.filter(isOpening) : [],
  ]
  return signs.find((found) => found.length === 1)?.[0]?.id
}

/** Returns a title as an address contains it: without accents, in lower case, with hyphens. */
function lettersOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .replaceAll(/\s+/g, '-')
}

function linkedId(value: unknown): string | undefined {
  const sys = isObject(value) ? value['sys'] : undefined
  const id = isObject(sys) ? sys['id'] : undefined
  return typeof id === 'string' ? id : undefined
}
