import { memoize } from 'contentful-emulator/async/memoize.ts'
import { text } from 'contentful-emulator/json/json.ts'
import type { Projection } from 'contentful-emulator/space/projection.ts'
import { link, type Resource } from 'contentful-emulator/space/resources.ts'
import type { SpaceContent } from 'contentful-emulator/space/space-content.ts'
import { looksLikeMarkdown } from '../markdown/looks-like-markdown.ts'
import type { EditorNames } from '../infer/inference.ts'
import type { Mapping, TypeMapping } from '../mapping.ts'
import type { SpaceModel, SpaceType } from '../space-model.ts'
import { throughPictures, withPictureWords } from './through-pictures.ts'
import { looseLinksOf, orphansOf, topmostOf } from './orphans.ts'
import { GENERIC_PAGE, isOfSections, MERGE_TAG, typeOfRole, type SiteTypes } from './roles.ts'
import { siteContentTypes } from './site-content-types.ts'
import { Claims } from './slugs.ts'
import { conceptsOf, conceptTopics, TOPIC } from './concept-topics.ts'
import { typeProjection, type TypeProjection } from './type-projection.ts'
import { visitorNames } from './visitor-names.ts'

interface Space {
  readonly spaceId: string
  readonly environment: string
  readonly model: SpaceModel
  readonly defaultLocale: string
  readonly entries: readonly Resource[]
  /** Whether a space with an inferred mapping is shown completely: many orphaned parts of a type have pages and a list. */
  readonly showsOrphans: boolean
  /** Content type → names of its entries, if these have no title for visitors. */
  readonly editorNames?: ReadonlyMap<string, EditorNames> | undefined
}

/** Parts of one type that no page links to. They compose the home page of a space without one, or else a separate page. */
export interface Loose {
  readonly type: SpaceType
  readonly role: string
  readonly ids: readonly string[]
}

export interface SpaceProjection extends Projection {
  /** Projection of each type of the space. Types that are not shown are missing. */
  readonly types: ReadonlyMap<string, TypeProjection>
  /** Projection of the orphaned parts of a type, if it has too many of them for one page. */
  readonly orphans: ReadonlyMap<string, TypeProjection>
  /** The other orphaned parts, without parts of them. */
  readonly loose: readonly Loose[]
  /** Ids of links that no entry links to, the oldest first. */
  readonly looseLinks: readonly string[]
}

/** Merge tags are shown inside texts only, by every mapping. */
const MERGE_TAG_MAPPING: TypeMapping = { as: MERGE_TAG, fields: { nt_fallback: { from: 'nt_fallback' } } }

/** Maximum number of orphaned parts of a type that a page shows one below the other. */
const MAX_LOOSE = 12

/** Projects a space with a custom model to the site's model. Types that the mapping does not name are shown inside the entries that link to them. */
export function projectionOf(
  { model, defaultLocale, entries, showsOrphans, editorNames = new Map(), ...where }: Space,
  given: Mapping,
  siteTypes: SiteTypes,
): SpaceProjection {
  const mapping = showsOrphans ? withSingletons(given, entries) : given
  const known = throughPictures(model.types, entries, mapping)
  const claims = new Claims()
  const titleOf = visitorNames(entries, mapping, editorNames)
  const around = (type: SpaceType) => ({ siteTypes, defaultLocale, claims, titleOf, isMarkdown: markdownIn(type, entries) })
  const types = new Map(
    known.flatMap((type): [string, TypeProjection][] => {
      const own = type.id === MERGE_TAG ? MERGE_TAG_MAPPING : (mapping.types[type.id] ?? { as: 'part', fields: {} })
      const siteType = typeOfRole(own.as)
      if (siteType === undefined) return []
      return [[type.id, typeProjection(type, withPictureWords(type, own), siteType, around(type))]]
    }),
  )
  const siteTypeOf = ({ contentTypeId = '' }: Resource) => types.get(contentTypeId)?.siteType ?? ''
  const isPart = (each: Resource) => isOfSections(siteTypeOf(each), siteTypes)
  const hasPage = (each: Resource) => siteTypes.get(siteTypeOf(each))?.has('slug') === true
  // Parts of entries that are never shown, such as variants of a test, are not shown either.
  const isIgnored = ({ contentTypeId = '' }: Resource) => mapping.types[contentTypeId]?.as === 'ignore'
  const alone = orphansOf(entries, { hasPage: (each) => hasPage(each) || isIgnored(each), isPart })
  const top = Map.groupBy(topmostOf(entries.filter(({ id }) => alone.has(id)).toSorted(byAge)), ({ contentTypeId = '' }) => contentTypeId)
  const many = known.filter(({ id }) => showsOrphans && (top.get(id)?.length ?? 0) > MAX_LOOSE)
  const orphaned = new Set(many.flatMap(({ id }) => (top.get(id) ?? []).map((part) => part.id)))
  const orphans = new Map(many.map((type) => [type.id, typeProjection(type, asPage(mapping.types[type.id]), GENERIC_PAGE, around(type))]))
  const loose = known.flatMap((type): Loose[] => {
    const ids = (top.get(type.id) ?? []).map(({ id }) => id).filter((id) => !orphaned.has(id))
    return ids.length > 0 ? [{ type, role: mapping.types[type.id]?.as ?? 'part', ids: ids.slice(0, MAX_LOOSE) }] : []
  })
  const isLink = ({ contentTypeId = '' }: Resource) => mapping.types[contentTypeId]?.as === 'link'
  const looseLinks = looseLinksOf(entries, isLink)
    .toSorted(byAge)
    .map(({ id }) => id)
  const entry = memoize((resource: Resource): Resource | undefined => {
    const type = resource.contentTypeId ?? ''
    const projection = orphaned.has(resource.id) ? orphans.get(type) : types.get(type)
    if (!projection) return undefined
    const { siteType } = projection
    return { ...resource, ...projection.fieldsOf(resource), contentTypeId: siteType, sys: { ...resource.sys, contentType: link('ContentType', siteType) } }
  }, new WeakMap())

  // If two entries would have the same address, the older one gets it, independent of the order of the file.
  for (const resource of entries.toSorted(byAge)) entry(resource)
  return { types, orphans, loose, looseLinks, contentTypes: siteContentTypes(siteTypes, [...types.values(), ...orphans.values()], where), entry }
}

/** Adds topics for the concepts of a space that has no content type for topics. Only concepts of `topical` types of the site count. */
export function withConceptTopics(
  projection: SpaceProjection,
  content: SpaceContent,
  entries: readonly Resource[],
  topical: ReadonlySet<string>,
): SpaceProjection {
  const { types } = projection
  if (content.concepts.length === 0 || [...types.values()].some(({ siteType }) => siteType === TOPIC)) return projection
  const isTopical = ({ contentTypeId = '' }: Resource) => topical.has(types.get(contentTypeId)?.siteType ?? '')
  const carried = new Set(entries.filter(isTopical).flatMap(conceptsOf))
  const offered = new Set(content.concepts.map(({ id }) => id))
  const isOutdatedBy = (resource: Resource) => isTopical(resource) && conceptsOf(resource).some((id) => offered.has(id) && !carried.has(id))
  return { ...projection, added: conceptTopics(content, carried), isOutdatedBy }
}

/** Maps types with a single entry and no address to sections. Visitors look for its text, not for a list with one card. */
function withSingletons({ types }: Mapping, entries: readonly Resource[]): Mapping {
  const counts = new Map<string, number>()
  for (const { contentTypeId = '' } of entries) counts.set(contentTypeId, (counts.get(contentTypeId) ?? 0) + 1)
  const own = Object.entries(types).map(([id, type]): readonly [string, TypeMapping] => {
    const { slug, date: _date, ...fields } = type.fields
    return [id, type.as === 'generic' && slug === undefined && counts.get(id) === 1 ? { ...type, as: 'section', fields } : type]
  })
  return { types: Object.fromEntries(own) }
}

/** Orphaned parts get pages, so that their content remains reachable. */
function asPage({ fields: { body: _body, ...fields }, ...mapping }: TypeMapping = { as: 'part', fields: {} }): TypeMapping {
  return { ...mapping, as: 'generic', fields }
}

function byAge(one: Resource, other: Resource): number {
  const [a, b] = [one, other].map(({ sys, id }) => `${text(sys['createdAt']) ?? ''} ${id}`)
  return (a ?? '') < (b ?? '') ? -1 : 1
}

/** Number of texts that decides whether editors write Markdown in a field. */
const ENOUGH = 50
/** Minimum share of texts that look like Markdown. Short texts often need no formatting. */
const SHARE = 0.2

/** Returns which long-text fields of a type contain Markdown, by their editor or their values. */
function markdownIn({ id: type, fields }: SpaceType, entries: readonly Resource[]): (field: string) => boolean {
  const said = new Set(fields.filter(({ widget }) => widget === 'markdown').map(({ id }) => id))
  const own = entries.filter(({ contentTypeId }) => contentTypeId === type)
  return (field) => {
    if (said.has(field)) return true
    const texts: string[] = []
    for (const { fields: values } of own) {
      for (const value of Object.values(values[field] ?? {})) if (typeof value === 'string') texts.push(value)
      if (texts.length >= ENOUGH) break
    }
    return texts.length > 0 && texts.filter(looksLikeMarkdown).length >= texts.length * SHARE
  }
}
