import { text, type Json, type JsonObject } from '#app/content-service/json/json.ts'
import type { HeldText, Resource } from '#app/content-service/space/resources.ts'
import type { Source, TypeMapping } from '../mapping.ts'
import type { SpaceType } from '../space-model.ts'
import { MadeText } from './made-text.ts'
import { ownFieldsOf, type OwnField } from './own-fields.ts'
import { GENERIC_PAGE, OWN_TYPE, type SiteField, type SiteTypes } from './roles.ts'
import { slugAsGiven, slugOf, type Claims } from './slugs.ts'
import { fieldsOfSource, takingOf, type Taking } from './source-values.ts'

/** A field of the site's type, and what gives its values. */
interface Filled {
  readonly name: string
  readonly take: Taking
  /** The field of the space whose values are taken as they are, or of which rich text is made. */
  readonly from: string | undefined
  readonly isMade: boolean
}

/** How the entries of one type of a space become entries of a type of the site. */
export interface TypeProjection {
  /** Content type of the site. */
  readonly siteType: string
  readonly type: SpaceType
  readonly mapping: TypeMapping
  readonly own: readonly OwnField[]
  /** Fields of the site's type that entries of this type may have, and whether they differ from language to language. */
  readonly fields: ReadonlyMap<string, { readonly isLocalized: boolean }>
  fieldsOf(resource: Resource): Pick<Resource, 'fields'> & { readonly texts: ReadonlyMap<string, HeldText> }
}

interface Surroundings {
  readonly siteTypes: SiteTypes
  readonly defaultLocale: string
  readonly claims: Claims
  readonly isMarkdown: (field: string) => boolean
}

/** The field by which the entries of a type are called. */
const TITLES: Readonly<Record<string, string>> = { person: 'name', navigationItem: 'label', siteSettings: 'name' }
/** The types of the site that lie at a path of slugs. */
const AT_A_PATH = 'page'

/** Work out once how the entries of a type are shown. */
export function typeProjection(type: SpaceType, mapping: TypeMapping, siteType: string, around: Surroundings): TypeProjection {
  const { siteTypes, defaultLocale, claims } = around
  const siteFields = siteTypes.get(siteType) ?? new Map<string, SiteField>()
  const origin = { type, defaultLocale }
  const filled = Object.entries(mapping.fields).flatMap(([name, source]): Filled[] => {
    const kinds = siteFields.get(name)?.accepts
    const take = kinds && takingOf(source, origin, kinds)
    if (!take) return []
    const from = 'from' in source ? source.from : undefined
    const kind = type.fields.find(({ id }) => id === from)?.type ?? ''
    const isAsItIs = from !== undefined && 'from' in source && source.as === undefined && kinds.includes(kind)
    return [{ name, take, from: isAsItIs ? from : undefined, isMade: !isAsItIs && kinds.includes('RichText') }]
  })
  const title = TITLES[siteType] ?? 'title'
  const names = titleSources(type)
  const isTitled = siteFields.get(title)?.isRequired === true
  const isNamedByOther = isTitled && !filled.some(({ name }) => name === title)
  const used = new Set([
    ...filled.flatMap(({ name }) => fieldsOfSource(mapping.fields[name] ?? { sys: 'id' })),
    ...(mapping.hidden ?? []),
    ...(isNamedByOther ? names.slice(0, 1) : []),
  ])
  const own = ownFieldsOf(type, used, around.isMarkdown)
  const wantsSlug = siteFields.get('slug')?.isRequired === true

  return {
    siteType,
    type,
    mapping,
    own,
    fields: new Map([
      ...filled.map(({ name }) => [name, { isLocalized: isLocalized(type, mapping.fields[name]) }] as const),
      ...own.map(({ field, id }) => [field, { isLocalized: type.fields.find((each) => each.id === id)?.localized ?? true }] as const),
      ...(isTitled ? [[title, { isLocalized: true }] as const] : []),
      ...(siteFields.has('slug') ? [['slug', { isLocalized: true }] as const] : []),
    ]),
    fieldsOf(resource) {
      const fields: Record<string, JsonObject> = {}
      const texts = new Map<string, HeldText>()
      const hold = (name: string, held: HeldText, value: () => JsonObject) => {
        texts.set(name, held)
        Object.defineProperty(fields, name, { enumerable: true, get: value })
      }
      for (const { name, take, from, isMade } of filled) {
        const held = from === undefined ? undefined : resource.texts?.get(from)
        if (held && from !== undefined) hold(name, held, () => resource.fields[from] ?? {})
        else if (isMade) {
          const words = wordsOf(mapping.fields[name], resource)
          if (Object.keys(words).length === 0) continue
          const made = new MadeText(words, () => take(resource))
          hold(name, made, () => made.value())
        } else {
          const value = take(resource)
          if (Object.keys(value).length > 0) fields[name] = value
        }
      }
      for (const { id, field, make } of own) {
        const value = resource.fields[id]
        if (!value) continue
        const held = resource.texts?.get(id)
        if (held) hold(field, held, () => resource.fields[id] ?? {})
        else if (make) {
          const made = new MadeText(value, () => make(value))
          hold(field, made, () => made.value())
        } else fields[field] = value
      }
      if (isTitled) fields[title] = named(resource, fields[title], names, type, defaultLocale)
      if (wantsSlug || fields['slug']) fields['slug'] = slugs(resource, fields, title)
      fields[OWN_TYPE] = { [defaultLocale]: type.id }
      return { fields, texts }
    },
  }

  function slugs(resource: Resource, fields: Readonly<Record<string, JsonObject>>, of: string): JsonObject {
    const scope = siteType === GENERIC_PAGE ? `${siteType} ${type.id}` : siteType
    const given = Object.entries(fields['slug'] ?? {}).flatMap(([code, value]) => {
      const slug = slugAsGiven(value, siteType === AT_A_PATH)
      return slug === undefined || slug === '' ? [] : [[code, slug] as const]
    })
    const made = given.length > 0 ? given : Object.entries(fields[of] ?? {}).map(([code, value]) => [code, slugOf(text(value) ?? '')] as const)
    const all = new Map<string, string>(made.filter(([, slug]) => slug !== ''))
    if (!all.has(defaultLocale)) all.set(defaultLocale, slugOf(resource.id))
    return Object.fromEntries([...all].map(([code, slug]) => [code, claims.claim(`${scope} ${code}`, slug, resource.id)]))
  }
}

function isLocalized(type: SpaceType, source: Source | undefined): boolean {
  const names = source ? fieldsOfSource(source) : []
  return names.some((name) => type.fields.find(({ id }) => id === name)?.localized)
}

/** The values of the first fields that a source names, from which rich text is to be made. */
function wordsOf(source: Source | undefined, resource: Resource): JsonObject {
  const found = (source ? fieldsOfSource(source) : []).map((name) => resource.fields[name]).filter((values) => values !== undefined)
  if (found.length < 2) return found[0] ?? {}
  return Object.fromEntries(found.flatMap((values, at) => Object.entries(values).map(([code, value]) => [`${at} ${code}`, value] as const)))
}

/** The fields by which an entry may be called where its title is empty, likeliest first. */
function titleSources({ displayField, fields }: SpaceType): readonly string[] {
  const short = fields.filter(({ type }) => type === 'Symbol').map(({ id }) => id)
  return [...(displayField ? [displayField] : []), ...short]
}

/** An entry without a title has no page: then it is called by what else it has, or by what it is. */
function named(resource: Resource, title: JsonObject | undefined, others: readonly string[], { name }: SpaceType, defaultLocale: string): JsonObject {
  const candidates = [title, ...others.map((id) => resource.fields[id])]
  const found = candidates.find((each) => each !== undefined && Object.values(each).some(isWords))
  return found ? Object.fromEntries(Object.entries(found).filter(([, value]) => isWords(value))) : { [defaultLocale]: name }
}

function isWords(value: Json | undefined): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
