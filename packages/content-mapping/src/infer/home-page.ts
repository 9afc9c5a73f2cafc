import { isObject } from 'contentful-emulator/json/json.ts'
import type { Mapping } from '../mapping.ts'
import { fieldsOfSource } from '../project/source-values.ts'
import type { SpaceEntry, SpaceModel } from '../space-model.ts'
import { valueOf } from './evidence/sample.ts'
import { wordsOf } from './names/words.ts'

const PATH = /^\/?(?:home|index|homepage|home-page|start|startseite|inicio|accueil)$/i
const TITLE = /^(?:home|home ?page|start ?page|startseite|start|inicio|accueil|página de inicio|página inicial|startpagina|ホーム)$/i
const TYPE = /^(?:page )?(?:home|homepage|startseite|inicio|accueil|frontpage)(?: page)?$|^pagina (?:inicial|de inicio|principal)$/

/** Titles of pages that a site has besides its home page. */
const OTHER = /^(?:about|contact|imprint|impressum|privacy|terms|legal|über|kontakt|datenschutz|contacto|mentions|chi siamo)\b/i

/**
 * Returns the id of the home page, by the settings, its address, its title or its content type, in this order. Last, the only page is the home
 * page if it has sections.
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
    return typeof value === 'string' && pattern.test(value.trim())
  }
  const hasSections = ({ type, fields }: SpaceEntry) => {
    const sections = mapped[type]?.as === 'page' ? mapped[type].fields['sections'] : undefined
    return sections !== undefined && fieldsOfSource(sections).some((id) => fields[id])
  }
  const lines = new Map(types.map(({ id, fields }) => [id, fields.filter((field) => field.type === 'Symbol').map((field) => field.id)]))
  const told = new Set(entries.filter(({ type }) => mapped[type]?.as === 'settings').map((entry) => linkedId(read(entry, 'homePage'))))
  const homes = new Set(types.filter(({ id }) => mapped[id]?.as === 'page' && TYPE.test(wordsOf(id).join(' '))).map(({ id }) => id))
  const signs: readonly (readonly SpaceEntry[])[] = [
    pages.filter(({ id }) => told.has(id)),
    // A type may have a field with a path in addition to the slug.
    plain.filter(({ type, fields }) => lines.get(type)?.some((field) => fields[field]?.[locale] === '/')),
    plain.filter((entry) => hasDirective(entry, 'slug', PATH)),
    plain.filter((entry) => hasDirective(entry, 'title', TITLE)),
    plain.filter(({ type }) => homes.has(type)),
    plain.filter(({ type }) => mapped[type]?.as === 'page' && mapped[type].fields['slug'] === undefined),
    plain.length === 1 ? plain.filter((entry) => hasSections(entry) && !hasDirective(entry, 'title', OTHER)) : [],
  ]
  return signs.find((found) => found.length === 1)?.[0]?.id
}

function linkedId(value: unknown): string | undefined {
  const sys = isObject(value) ? value['sys'] : undefined
  const id = isObject(sys) ? sys['id'] : undefined
  return typeof id === 'string' ? id : undefined
}
