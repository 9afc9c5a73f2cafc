import { fits, isInternal, isText, type FieldFacts } from '../../evidence/field-facts.ts'
import { says, type TypeFacts } from '../../evidence/type-facts.ts'
import { leadsToEntries } from '../../fields/entry-links.ts'
import { whyHidden } from '../../fields/hidden.ts'
import { playing, type Cast, type Holder } from '../cast.ts'

/** Evidence for the role of a content type: its fields by their use, and the fields that hold it. */
export interface Shape {
  readonly type: TypeFacts
  readonly holders: readonly Holder[]
  readonly hasAddress: boolean
  /** Fields for readers: neither internal names nor settings. */
  readonly visible: readonly FieldFacts[]
  /** Single assets that may be pictures. */
  readonly pictures: readonly FieldFacts[]
  /** Fields that lead to another place: URLs, paths, links to entries with a page. */
  readonly destinations: readonly FieldFacts[]
  /** Alternative texts, captions and credits of a picture. */
  readonly captions: readonly FieldFacts[]
  /** Short texts for readers that are neither destination nor caption. */
  readonly lines: readonly FieldFacts[]
  /** Long texts for readers that are not captions. */
  readonly texts: readonly FieldFacts[]
}

/** Addresses of videos and maps are content, not destinations. */
const EMBEDDED = /\b(?:video|embed|youtube|vimeo|map|iframe|spotify|audio|image|img|photo|feed)\b/

/** Groups the fields of a content type by their use. */
export function shapeOf(type: TypeFacts, holders: readonly Holder[], pages: ReadonlySet<string>): Shape {
  const visible = type.fields.filter((field) => !isInternal(field) && whyHidden(field) === undefined)
  const destinations = type.fields.filter((field) => isDestination(field, pages) && !isInternal(field))
  const captions = visible.filter((field) => isText(field) && isCaption(field))
  const rest = visible.filter((field) => !destinations.includes(field) && !captions.includes(field))
  return {
    type,
    holders,
    hasAddress: pages.has(type.id),
    visible,
    pictures: type.fields.filter((field) => field.kind === 'asset' && (fits(field, 'file') < 0.7 || fits(field, 'picture') >= 0.95)),
    destinations,
    captions,
    lines: rest.filter(({ kind, field, values }) => kind === 'short' && field.values.length === 0 && values.pictures < 0.8),
    texts: rest.filter(({ kind }) => kind === 'long' || kind === 'rich'),
  }
}

function isDestination(field: FieldFacts, pages: ReadonlySet<string>): boolean {
  const { kind, values, targets, words } = field
  if (EMBEDDED.test(words.join(' ')) || values.pictures > 0.5) return false
  if (kind === 'entry') return targets.size > 0 ? [...targets].some((target) => pages.has(target)) : fits(field, 'target') >= 0.8
  if (kind !== 'short' || field.field.values.length > 0) return false
  const isCalled = fits(field, 'url') >= 0.7 || fits(field, 'path') >= 0.7 || fits(field, 'slug') >= 0.95
  return values.count > 0 ? values.ways > 0.5 || (isCalled && values.paths + values.ways > 0.5) : isCalled
}

/** Returns whether a field describes a picture. Fields called text or title only do so in the words of editors. */
export function isCaption(field: FieldFacts): boolean {
  return fits(field, 'caption') >= 0.5 && fits(field, 'title') < 0.95
}

/** Returns whether a field of another content type that holds this one fits a meaning. */
export function isHeldAs({ holders }: Shape, ...meanings: readonly Parameters<typeof fits>[1][]): boolean {
  return holders.some(({ field }) => leadsToEntries(field) && meanings.some((meaning) => fits(field, meaning) >= 0.7))
}

/** Returns whether lists of other content types hold entries of this type beside entries of several other types. */
export function isAmongSections({ holders }: Shape): boolean {
  return holders.some(({ field }) => field.kind === 'entries' && field.targets.size >= 3)
}

/** Returns whether only menus and settings hold a type, by the roles found so far or by the names of the holders. */
export function isHeldByMenus({ holders }: Shape, cast: Cast): boolean {
  const frame = playing(cast, 'link', 'settings')
  return holders.length > 0 && holders.every(({ type }) => frame.has(type.id) || (!cast.has(type.id) && says(type, 'link') >= 0.7))
}

/** Returns the sentence that names the type as a reason. */
export function called({ type }: TypeFacts): string {
  return `is called “${type.name}”`
}

/** Returns whether the name names a part of a page, besides general words such as block and component. */
export function isNamedPart(type: TypeFacts): boolean {
  const words = type.words.filter((word) => !/^(?:block|component|wrapper|section|module|element|bloc|bloque|baustein|container|embed)s?$/.test(word))
  return words.length > 0 && says({ ...type, words, names: [] }, 'section') >= 0.5
}
