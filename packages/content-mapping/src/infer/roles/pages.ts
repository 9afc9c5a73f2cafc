import { fits, type FieldFacts } from '../evidence/field-facts.ts'
import { says, type TypeFacts } from '../evidence/type-facts.ts'
import { publishedOf } from '../fields/dates.ts'
import { holdsOnly, leadOf } from '../fields/entry-links.ts'
import { bodyOf } from '../fields/texts.ts'
import { isTestimony } from '../profile/purpose-of.ts'
import { choice, playing, type Cast, type Holder, type RoleChoice } from './cast.ts'
import { isPartByName } from './part-names.ts'
import { sectionLists } from './section-lists.ts'

/** Returns whether entries of a content type are held as parts of others. Menus and links do not hold their targets. */
export function isHeld(holders: readonly Holder[], cast: Cast): boolean {
  const leading = playing(cast, 'link', 'ignore')
  return holders.some(({ type, field }) => !leading.has(type.id) && fits(field, 'target') < 0.8 && fits(field, 'related') < 0.7)
}

/** Returns the page type of a content type with an address. Inconclusive types are tried again when other pages are known. */
export function roleOfPage(type: TypeFacts, holders: readonly Holder[], cast: Cast, isLate: boolean): RoleChoice | undefined {
  const isSection = isPartByName(type) && holders.some(({ field }) => fits(field, 'sections') >= 0.7)
  const has = cast.addressed.has(type.id) && !isSection
  const held = isHeld(holders, cast)
  const reasons = has ? ['has an address'] : ['is not part of other entries']
  const told = { body: bodyOf(type.fields), date: publishedOf(type.fields), people: leadOf(type.fields, playing(cast, 'person'), 'author', true) }
  const isTold = Boolean(told.body ?? told.date ?? told.people)
  const [story, page] = [says(type, 'story'), type.words[0] === 'pagina' ? 1 : says(type, 'page')]
  const called = `is called “${type.type.name}”`
  const isWhole = story >= 0.8 && told.body && (told.date ?? told.people)
  if (isLate && consistsOfParts(type, holders, cast)) return choice('page', 7, 'consists of parts', 'only menus lead to it')
  if (!has && !isWhole && (held || isPartByName(type))) return undefined
  // Reviews of customers and short announcements are parts, unless they have an address.
  const isOpinion = !has && !told.people && (isTestimony(type.fields) || isRemark(type, told.body?.[0]) || (told.body?.[0].kind ?? 'short') === 'short')
  const isStory = !isOpinion && (story >= 0.8 || (story >= 0.7 && Boolean(told.body) && Boolean(told.date ?? told.people)) || (story >= 0.7 && page < 0.8))
  if (isStory && isTold) return choice('story', 10, called, ...reasons)
  if (page >= 0.8) return choice('page', 10, called, ...reasons)
  if (!has) return undefined
  if (told.body && told.date) return choice('story', 8, ...reasons, 'has a text and a date')
  if (told.body && told.people) return choice('story', 7, ...reasons, 'has a text and authors')
  if (told.body && isSigned(type, cast)) return choice('story', 7, ...reasons, 'has a text, people and one date')
  if (!isLate) return undefined
  if (sectionLists(type, cast).length > 0) return choice('page', 7, ...reasons, 'consists of sections')
  return story >= 0.8 ? choice('story', 6, called, ...reasons) : choice('generic', 6, ...reasons)
}

/** Returns whether only menus and settings lead to entries whose list holds at least three types besides links. */
function consistsOfParts({ id, fields }: TypeFacts, holders: readonly Holder[], cast: Cast): boolean {
  const frame = playing(cast, 'link', 'settings')
  const links = playing(cast, 'link')
  const isList = ({ kind, targets }: FieldFacts) => kind === 'entries' && !targets.has(id) && [...targets].filter((target) => !links.has(target)).length >= 3
  return holders.length > 0 && holders.every((holder) => frame.has(holder.type.id)) && fields.some(isList)
}

/** Returns whether entries link to people and have one date, which differs between entries. */
function isSigned({ fields }: TypeFacts, cast: Cast): boolean {
  const [date, ...others] = fields.filter((field) => field.kind === 'date' && fits(field, 'unpublished') < 0.5)
  const hasPeople = fields.some((field) => holdsOnly(field, playing(cast, 'person')))
  return date !== undefined && others.length === 0 && date.values.distinct > 0.5 && hasPeople
}

/** Mean length of a remark, in characters. Stories are longer. */
const REMARK = 300

/** Returns whether entries are short texts with several facts. */
function isRemark({ fields }: TypeFacts, body: FieldFacts | undefined): boolean {
  const isShort = body !== undefined && body.kind !== 'rich' && body.values.count > 0 && body.values.length < REMARK
  return isShort && fields.filter((field) => (field.kind === 'short' || field.kind === 'number') && field !== body).length >= 2
}
