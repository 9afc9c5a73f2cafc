import { fits, isInternal, type FieldFacts } from '../evidence/field-facts.ts'
import type { SpaceFacts } from '../evidence/space-facts.ts'
import { says, type TypeFacts } from '../evidence/type-facts.ts'
import { addressOf } from '../fields/address.ts'
import { startOf, endOf } from '../fields/dates.ts'
import { leadsToEntries } from '../fields/entry-links.ts'
import { bodyOf } from '../fields/texts.ts'
import { titleOf } from '../fields/title.ts'
import { choice, type RoleChoice } from './cast.ts'
import { isPartByName } from './part-names.ts'
import { roleOfThing } from './things.ts'

type Judge = (type: TypeFacts, space: SpaceFacts) => RoleChoice | undefined

const JUDGES: readonly Judge[] = [ignored, seo, links, settings, picture, event, roleOfThing]

/** Returns the role of a content type by its name and fields. Returns `undefined` if they are not conclusive. */
export function roleByItself(type: TypeFacts, space: SpaceFacts): RoleChoice | undefined {
  for (const judge of JUDGES) {
    const found = judge(type, space)
    if (found) return found
  }
  return undefined
}

function called({ type }: TypeFacts): string {
  return `is called “${type.name}”`
}

function has(type: TypeFacts, test: (field: FieldFacts) => boolean): boolean {
  return type.fields.some(test)
}

function isOfSite({ words }: TypeFacts): boolean {
  return words.includes('site') || words.includes('website')
}

function ignored(type: TypeFacts): RoleChoice | undefined {
  if (type.type.fields.length === 0) return choice('ignore', 10, 'has no fields')
  if (says(type, 'ignore') >= 0.8 || [...type.family, ...type.words].includes('nt')) return choice('ignore', 10, called(type), 'which is for machines')
  const texts = type.fields.filter(({ kind }) => kind === 'short' || kind === 'long')
  const isKeyed =
    has(type, ({ own }) => own.join(' ') === 'key') && has(type, ({ own }) => /^(?:value|text|translation|copy|message|label)$/.test(own.join(' ')))
  if (isKeyed && texts.length === type.fields.length && texts.length <= 4) return choice('ignore', 8, 'contains a key and its text, as applications read them')
  return undefined
}

function seo(type: TypeFacts): RoleChoice | undefined {
  if (addressOf(type.fields) || (isOfSite(type) && says(type, 'seo') < 1)) return undefined
  if (says(type, 'seo') >= 0.7) return choice('seo', 10, called(type))
  const marks = type.fields.filter(({ own }) => /noindex|nofollow|no index|no follow|canonical|keywords|^robots|^og |^meta /.test(own.join(' ')))
  const hasContent = has(type, (field) => field.kind === 'rich' || field.kind === 'entries')
  return marks.length >= 2 && marks.length * 3 >= type.fields.length && !hasContent ? choice('seo', 7, 'its fields are for search engines') : undefined
}

function links(type: TypeFacts, space: SpaceFacts): RoleChoice | undefined {
  const said = says(type, 'link')
  const isHeader = /^(?:\w+ )?header$/.test(type.words.join(' ')) && has(type, (field) => leadsToEntries(field) && fits(field, 'menu') >= 0.7)
  if (said < 0.7 && !isHeader) return undefined
  if (said === 0.7 && says(type, 'section') >= 0.8 && !/group|list|column|section/.test(type.words.join(' '))) return undefined
  const isMenu = has(type, ({ kind }) => kind === 'entries') && /footer|header|nav|menu/.test(type.words.join(' '))
  if (!isMenu && has(type, ({ kind, values }) => kind === 'rich' || (kind === 'long' && values.length > 80))) return undefined
  if (has(type, (field) => field.kind === 'asset' && fits(field, 'picture') >= 0.7 && !/icon|logo/.test(field.words.join(' ')))) return undefined
  const home = type.fields.find((field) => field.kind === 'entry' && fits(field, 'home') >= 0.95)
  if (home && type.count <= 2 && has(type, ({ kind }) => kind === 'entries')) return choice('settings', 8, `holds menus and “${home.id}”`)
  return leadsSomewhere(type, space, new Set()) ? choice('link', 9, called(type), 'leads to other places') : undefined
}

/** Returns whether a menu contains links or pages. The menu of a restaurant contains dishes. */
function leadsSomewhere(type: TypeFacts, space: SpaceFacts, seen: Set<string>): boolean {
  if (seen.has(type.id)) return false
  seen.add(type.id)
  const leads = (field: FieldFacts) => field.kind === 'short' && (fits(field, 'url') >= 0.5 || fits(field, 'path') >= 0.7 || fits(field, 'slug') >= 0.7)
  if (has(type, leads) || has(type, (field) => leadsToEntries(field) && field.targets.size === 0)) return true
  const targets = type.fields.flatMap((field) => (leadsToEntries(field) ? [...field.targets] : [])).flatMap((id) => space.types.get(id) ?? [])
  return targets.some((target) => leadsSomewhere(target, space, seen) || says(target, 'page') >= 0.8)
}

function settings(type: TypeFacts): RoleChoice | undefined {
  if (addressOf(type.fields) || type.count > 6) return undefined
  const said = says(type, 'settings')
  const isOfPart = says(type, 'section') >= 0.5 || says(type, 'page') >= 0.7
  const names = type.fields.filter(({ words, kind }) => kind === 'short' && /^(?:site|website) ?(?:name|title|description|tagline)/.test(words.join(' ')))
  if ((said >= 0.8 || (said >= 0.7 && isOfSite(type))) && (!isOfPart || said === 1)) return choice('settings', 10, called(type))
  if (names.length > 0 && type.count <= 2 && !isOfPart) return choice('settings', 8, `holds ${names[0]?.id ?? ''}`)
  return undefined
}

function picture(type: TypeFacts): RoleChoice | undefined {
  if (addressOf(type.fields) || (isPartByName(type) && says(type, 'picture') < 1)) return undefined
  const files = type.fields.filter((field) => (field.kind === 'asset' || field.kind === 'assets') && fits(field, 'file') < 0.7)
  const remote = type.fields.filter((field) => field.kind === 'short' && field.values.pictures > 0.8)
  const isHeld = files.length > 0 && files.length <= 3
  const lines = type.fields.filter((field) => field.kind === 'short' && !isInternal(field) && (fits(field, 'title') >= 0.7 || fits(field, 'name') >= 0.95))
  const hasMore =
    has(type, ({ kind }) => kind === 'rich' || kind === 'entries') ||
    lines.length > 1 ||
    Boolean(bodyOf(type.fields.filter((field) => fits(field, 'caption') < 0.5 && fits(field, 'description') < 0.5)))
  if (hasMore || (!isHeld && remote.length === 0)) return undefined
  if (says(type, 'picture') >= 0.8) return choice('picture', 9, called(type), 'holds one picture')
  const isCaptioned = has(type, (field) => fits(field, 'caption') >= 0.8) && says(type, 'section') < 0.8
  return isCaptioned && type.fields.length <= 5 ? choice('picture', 6, 'contains a picture and its caption') : undefined
}

function event(type: TypeFacts): RoleChoice | undefined {
  const start = startOf(type.fields)
  if (!start || says(type, 'story') >= 0.8 || says(type, 'section') >= 0.8 || !titleOf(type.fields, type.words, 'page')) return undefined
  if (says(type, 'event') >= 0.7) return choice('event', 10, called(type), `begins at “${start[0].id}”`)
  const others = type.fields.filter(({ id }) => id !== start[0].id)
  const venue = others.some((field) => fits(field, 'venue') >= 0.95)
  return endOf(others) && venue ? choice('event', 7, 'has a beginning, an end and a place') : undefined
}
