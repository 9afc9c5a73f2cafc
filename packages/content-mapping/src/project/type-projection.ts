import { text, type Json, type JsonObject } from 'contentful-emulator/json/json.ts'
import type { HeldText, Resource } from 'contentful-emulator/space/resources.ts'
import type { Source, TypeMapping } from '../mapping.ts'
import type { SpaceType } from '../space-model.ts'
import { MadeText } from './made-text.ts'
import { ownFieldsOf, type OwnField } from './own-fields.ts'
import { GENERIC_PAGE, OWN_TYPE, type Accepted, type SiteField, type SiteTypes } from './roles.ts'
import { slugAsGiven, slugOf, type Claims } from './slugs.ts'
import { fieldsOfSource, takingOf, type Origin, type Taking } from './source-values.ts'

/** A projected field and the source of its values. */
interface Filled {
  readonly name: string
  readonly source: Source
  readonly take: Taking
  /** The field of the space whose values are used unchanged. */
  readonly from: string | undefined
  /** Whether the values are converted to rich text. */
  readonly isMade: boolean
}

/** Converts the entries of one type of a space to a type of the site. */
export interface TypeProjection {
  /** Content type of the site. */
  readonly siteType: string
  readonly type: SpaceType
  readonly mapping: TypeMapping
  readonly own: readonly OwnField[]
  /** Fields of the site's type that entries of this type may have, and whether they are localized. */
  readonly fields: ReadonlyMap<string, { readonly isLocalized: boolean }>
  /** Field of the site's type → id of the field in the space that fills it, or the first of several. */
  readonly filledBy: ReadonlyMap<string, string>
  fieldsOf(resource: Resource): Pick<Resource, 'fields'> & { readonly texts: ReadonlyMap<string, HeldText> }
}

interface Surroundings {
  readonly siteTypes: SiteTypes
  readonly defaultLocale: string
  readonly claims: Claims
  readonly isMarkdown: (field: string) => boolean
  /** Returns the title of an entry that has only an internal name, and `undefined` for other entries. */
  readonly titleOf: (resource: Resource) => JsonObject | undefined
}

/** Role fields with the name of an entry, if it is not `title`. */
const TITLES: Readonly<Record<string, string>> = { person: 'name', navigationItem: 'label', siteSettings: 'name' }
/** The type of the site whose address is a path of slugs. */
const AT_A_PATH = 'page'

/** Computes the projection of a type once. */
export function typeProjection(type: SpaceType, mapping: TypeMapping, siteType: string, around: Surroundings): TypeProjection {
  const { siteTypes, defaultLocale, claims, titleOf } = around
  const siteFields = siteTypes.get(siteType) ?? new Map<string, SiteField>()
  const origin = { type, defaultLocale }
  const ofRole = Object.entries(mapping.fields).flatMap(([name, source]) => filledBy(name, source, siteFields.get(name)?.accepts ?? [], origin) ?? [])
  const title = TITLES[siteType] ?? 'title'
  const names = titleSources(type)
  const isTitled = siteFields.get(title)?.isRequired === true
  const isNamedByOther = isTitled && !ofRole.some(({ name }) => name === title)
  const used = new Set([...ofRole.flatMap(({ source }) => fieldsOfSource(source)), ...(mapping.hidden ?? []), ...(isNamedByOther ? names.slice(0, 1) : [])])
  const own = ownFieldsOf(type, used, around.isMarkdown, defaultLocale)
  const ofOwn = own.flatMap(({ id, field, type: kind, isMarkdown }) => {
    return (isMarkdown ? filledBy(field, { from: id, as: 'markdown' }, ['RichText'], origin) : filledBy(field, { from: id }, [kind], origin)) ?? []
  })
  const filled = [...ofRole, ...ofOwn]
  const wantsSlug = siteFields.get('slug')?.isRequired === true

  return {
    siteType,
    type,
    mapping,
    own,
    fields: new Map([
      ...filled.map(({ name, source }) => [name, { isLocalized: isLocalized(type, source) }] as const),
      ...(isTitled ? [[title, { isLocalized: true }] as const] : []),
      ...(siteFields.has('slug') ? [['slug', { isLocalized: true }] as const] : []),
    ]),
    filledBy: new Map([
      ...(isTitled && names[0] !== undefined ? [[title, names[0]] as const] : []),
      ...filled.flatMap(({ name, source }) => {
        const [first] = fieldsOfSource(source)
        return first === undefined ? [] : [[name, first] as const]
      }),
    ]),
    fieldsOf(resource) {
      const fields: Record<string, JsonObject> = {}
      const texts = new Map<string, HeldText>()
      const hold = (name: string, held: HeldText, value: () => JsonObject) => {
        texts.set(name, held)
        Object.defineProperty(fields, name, { enumerable: true, get: value })
      }
      for (const { name, source, take, from, isMade } of filled) {
        const held = from === undefined ? undefined : resource.texts?.get(from)
        if (held && from !== undefined) hold(name, held, () => resource.fields[from] ?? {})
        else if (isMade) {
          const words = wordsOf(source, resource)
          if (Object.keys(words).length === 0) continue
          const made = new MadeText(words, () => take(resource))
          hold(name, made, () => made.value())
        } else {
          const value = take(resource)
          if (Object.keys(value).length > 0) fields[name] = value
        }
      }
      if (isTitled) fields[title] = named(resource, titleOf(resource) ?? fields[title], names, type, defaultLocale)
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

/** Returns the source of a field that accepts the given kinds, or `undefined` if the source has no such value. */
function filledBy(name: string, source: Source, accepts: Accepted, origin: Origin): Filled | undefined {
  const take = takingOf(source, origin, accepts)
  if (!take) return undefined
  const kind = 'from' in source && source.as === undefined ? origin.type.fields.find(({ id }) => id === source.from)?.type : undefined
  const from = 'from' in source && kind !== undefined && accepts.includes(kind) ? source.from : undefined
  return { name, source, take, from, isMade: from === undefined && accepts.includes('RichText') }
}

function isLocalized(type: SpaceType, source: Source): boolean {
  return fieldsOfSource(source).some((name) => type.fields.find(({ id }) => id === name)?.localized)
}

/** Returns the values of all fields of a source, for conversion to rich text. If there are several, each key begins with the index of its field. */
function wordsOf(source: Source, resource: Resource): JsonObject {
  const found = fieldsOfSource(source)
    .map((name) => resource.fields[name])
    .filter((values) => values !== undefined)
  if (found.length < 2) return found[0] ?? {}
  return Object.fromEntries(found.flatMap((values, at) => Object.entries(values).map(([code, value]) => [`${at} ${code}`, value] as const)))
}

/** Returns the fields that may name an entry if its title is empty, the best first. */
function titleSources({ displayField, fields }: SpaceType): readonly string[] {
  const short = fields.filter(({ type }) => type === 'Symbol').map(({ id }) => id)
  return [...(displayField ? [displayField] : []), ...short]
}

/** Returns a title for each entry, because entries without a title have no page. The fallbacks are other fields and the name of the type. */
function named(resource: Resource, title: JsonObject | undefined, others: readonly string[], { name }: SpaceType, defaultLocale: string): JsonObject {
  const candidates = [title, ...others.map((id) => resource.fields[id])]
  const found = candidates.find((each) => each !== undefined && Object.values(each).some(isWords))
  return found ? Object.fromEntries(Object.entries(found).filter(([, value]) => isWords(value))) : { [defaultLocale]: name }
}

function isWords(value: Json | undefined): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
