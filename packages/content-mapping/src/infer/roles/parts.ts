import { isInternal, isText, type FieldFacts } from '../evidence/field-facts.ts'
import type { SpaceFacts } from '../evidence/space-facts.ts'
import { says, type TypeFacts } from '../evidence/type-facts.ts'
import { holdsOnly, leadsToEntries } from '../fields/entry-links.ts'
import { whyHidden } from '../fields/hidden.ts'
import { titleOf } from '../fields/title.ts'
import { choice, playing, type Cast, type Holder, type RoleChoice } from './cast.ts'
import { isHeld } from './pages.ts'
import { isPartByName } from './part-names.ts'
import { sectionLists } from './section-lists.ts'

/** Assigns the section role to types in section lists of pages and of other sections. */
export function findSections({ types }: SpaceFacts, cast: Cast): void {
  const seen = new Set<string>()
  const alone = picturesAlone(types, playing(cast, 'picture'))
  const open = [...playing(cast, 'page', 'story', 'generic', 'event', 'topic')].toSorted()
  for (let id = open.shift(); id !== undefined; id = open.shift()) {
    const type = types.get(id)
    if (!type || seen.has(id)) continue
    seen.add(id)
    for (const list of sectionLists(type, cast)) {
      for (const target of [...list.targets].toSorted()) {
        if (!isOpen(cast.get(target), alone.has(target))) continue
        cast.set(target, choice(isOfTiles(list) ? 'part' : 'section', 9, `is a part of “${type.type.name}”, in “${list.id}”`))
        open.push(target)
      }
    }
  }
}

/** Returns whether a type may become a section: it has no role yet, or is a picture that occurs only among sections. */
function isOpen(found: RoleChoice | undefined, isAlone: boolean): boolean {
  return found === undefined || (found.role === 'picture' && !isAlone)
}

/** Returns the pictures that some field holds exclusively. */
function picturesAlone(types: SpaceFacts['types'], pictures: ReadonlySet<string>): ReadonlySet<string> {
  const fields = [...types.values()].flatMap((type) => type.fields).filter((field) => holdsOnly(field, pictures))
  return new Set(fields.flatMap(({ targets }) => [...targets]))
}

/** Entries in tiles and cards are too small for sections. */
function isOfTiles({ own }: FieldFacts): boolean {
  return /\b(?:tile|card|kachel|item)(?:s|n)?$/.test(own.join(' '))
}

/** Returns the role of a content type without other evidence: a part, or a generic page. */
export function roleOfRest(type: TypeFacts, holders: readonly Holder[], cast: Cast, { types }: SpaceFacts): RoleChoice {
  const visible = type.fields.filter((field) => !isInternal(field) && whyHidden(field) === undefined)
  if (visible.length === 0) return choice('ignore', 5, 'has nothing that readers see')
  const byMenus = holders.filter((holder) => cast.get(holder.type.id)?.role === 'link')
  if (byMenus.length > 0 && byMenus.length === holders.length && !type.fields.some(({ kind }) => kind === 'rich'))
    return choice('link', 6, 'is an item of menus')
  if (holders.length > 0 && holders.every((holder) => cast.get(holder.type.id)?.role === 'settings')) return choice('part', 6, 'belongs to the settings')
  if (isPartByName(type)) return choice('section', 7, `is called “${type.type.name}”`)
  if (isHeld(holders, cast)) return choice('part', 7, `is shown in ${holders[0]?.type.type.name ?? ''}`)
  const isAnyLinked = [...types.values()].some(({ fields }) =>
    fields.some(({ kind, targets }) => (kind === 'entries' || kind === 'entry') && targets.size === 0),
  )
  // Without entries, the targets of unrestricted links are unknown.
  if (type.count === 0 && isAnyLinked) return choice('part', 3, 'may be held by other content types')
  const isShown = visible.some((field) => isText(field) || field.kind === 'asset' || field.kind === 'assets' || field.kind === 'entries')
  // Facts such as certificates and offers have a date too, but no list of pictures or files.
  const isAlbum = visible.some(({ kind }) => kind === 'assets') && visible.filter(({ kind }) => kind === 'date').length === 1
  if (type.count > 0 && isAlbum) return choice('generic', 5, 'is not part of other entries', 'has a date, and pictures or files')
  if (isFrontPage(type, holders, types)) return choice('page', 6, 'has one entry, which lists entries with pages and parts')
  if (type.count === 1 && isShown) return choice('section', 5, 'has one entry, which no other entry links to')
  return type.count === 0 ? roleByModel(type, visible, cast) : roleByReading(type, visible)
}

/** Returns whether the only entry of a type lists entries of several types, as a home page does. No other type of the space may do so. */
function isFrontPage(type: TypeFacts, holders: readonly Holder[], types: SpaceFacts['types']): boolean {
  if (holders.length > 0 || !isOverview(type)) return false
  return [...types.values()].filter((other) => isOverview(other)).length === 1
}

function isOverview({ count, fields }: TypeFacts): boolean {
  const leads = fields.filter(leadsToEntries)
  const lists = leads.filter(({ kind }) => kind === 'entries').length
  const kinds = new Set(leads.flatMap(({ targets }) => [...targets])).size
  return count === 1 && fields.some(isText) && ((lists >= 2 && kinds >= 3) || (lists >= 1 && leads.length >= 3 && kinds >= 4))
}

/** Minimum number of entries of a collection with pages. */
const COLLECTION = 4
/** Minimum mean length of a text that deserves a page, in characters. */
const READING = 800

/** Returns the role of entries without an address that nothing links to: pages if there are many with a text to read, otherwise parts. */
function roleByReading(type: TypeFacts, visible: readonly FieldFacts[]): RoleChoice {
  const isRead = visible.some(({ kind, values }) => (kind === 'rich' || kind === 'long') && values.length >= READING)
  const isOnlyNamed = visible.length === 1 && visible[0]?.kind === 'short' && says(type, 'story') >= 0.8
  if (type.count > 1 && gathers(type)) return choice('generic', 5, 'is not part of other entries', 'has a text, and gathers entries of several types')
  return type.count >= COLLECTION && (isRead || isOnlyNamed)
    ? choice('generic', 5, 'is not part of other entries', 'has many entries with texts for readers')
    : choice('part', 4, 'has no address', 'has short texts')
}

/** Minimum number of types that entries with a page gather. */
const KINDS = 4

/** Returns whether entries consist of a text and of entries of several types, in several fields. */
function gathers({ fields }: TypeFacts): boolean {
  const leads = fields.filter((field) => leadsToEntries(field) && field.values.count > 0)
  const kinds = new Set(leads.flatMap(({ targets }) => [...targets]))
  return leads.length >= KINDS && kinds.size >= KINDS && fields.some(({ kind }) => kind === 'rich' || kind === 'long')
}

/** Returns the role of a type without entries. In a space without pages, types with texts for readers are pages. */
function roleByModel(type: TypeFacts, visible: readonly FieldFacts[], cast: Cast): RoleChoice {
  const title = titleOf(type.fields, type.words, 'page')
  const isRead = visible.some((field) => (field.kind === 'rich' || field.kind === 'long') && field.id !== title?.[0].id)
  const hasPages = playing(cast, 'page', 'story', 'event', 'generic').size > 0 || cast.addressed.size > 0
  return isRead && !hasPages ? choice('generic', 4, 'is not part of other entries', 'holds text for readers') : choice('part', 3, 'has no address')
}
