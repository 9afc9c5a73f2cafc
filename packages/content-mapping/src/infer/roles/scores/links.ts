import { fits, isInternal, type FieldFacts } from '../../evidence/field-facts.ts'
import type { SpaceFacts } from '../../evidence/space-facts.ts'
import { says, type TypeFacts } from '../../evidence/type-facts.ts'
import { weigh, type Weight } from '../../evidence/weigh.ts'
import { holdsOnly, leadsToEntries } from '../../fields/entry-links.ts'
import { playing, type Cast, type RoleChoice } from '../cast.ts'
import { called, isAmongSections, isHeldAs, isHeldByMenus, isNamedPart, type Shape } from './shape.ts'

/** Longest text on a button or in a menu, in characters. */
const LABEL = 60

/** Judges whether entries are links: buttons and items of menus. */
export function scoreOfLink(shape: Shape, space: SpaceFacts, cast: Cast): RoleChoice {
  const { type, destinations, lines, texts, pictures, holders } = shape
  const said = says(type, 'link')
  const isLabelled = lines.length > 0 || destinations.some((field) => field.kind === 'short' && field.isDisplay)
  const ways = new Set(destinations.map(({ kind }) => kind)).size
  const isFile = type.fields.some(({ kind }) => kind === 'asset') && pictures.length === 0
  if ((destinations.length === 0 && !(isFile && said >= 0.7)) || destinations.length > 3 || !isLabelled) return { role: 'link', weight: weigh() }
  const longest = Math.max(0, ...lines.map(({ values }) => values.length))
  const named = lines.length === 1 ? lines[0] : undefined
  return {
    role: 'link',
    weight: weigh(
      [4, 'leads to another place'],
      ways > 1 && [2, 'leads to a page or to a URL'],
      lines.length <= 1 && texts.length === 0 && [2, 'has a label and little else'],
      lines.length > 1 && [-2 * (lines.length - 1)],
      lines.length === 0 && said < 0.7 && [-3],
      [5 * (said >= 0.7 ? said : 0), called(type)],
      isHeldAs(shape, 'button', 'menu') && [2, 'other entries use it as a button or in a menu'],
      !shape.hasAddress && isHeldByMenus(shape, cast) && [4, 'only menus hold it'],
      isOnlyButton(shape) && [2, 'only fields for buttons hold it'],
      new Set(holders.map((holder) => holder.type.id)).size >= 3 && [1, 'several content types link to it'],
      longest > LABEL && [-4],
      named !== undefined && named.isDisplay && fits(named, 'name') >= 0.95 && said < 0.7 && [-2],
      texts.length > 0 && [texts.every(({ kind, values }) => kind === 'long' && values.count > 0 && values.length <= 80) ? -1 : -7],
      type.fields.some(({ kind }) => ['date', 'number', 'place', 'assets', 'texts'].includes(kind) && kind !== 'number') && [-4],
      type.fields.some((field) => field.kind === 'number' && fits(field, 'style') < 0.5) && [-3],
      pictures.some(({ words }) => !/icon/.test(words.join(' '))) && [said >= 0.8 ? -1 : -3],
      pictures.length === 1 && pictures.every(({ words }) => words.includes('icon')) && [2, 'has an icon'],
      isNamedPart(type) && said < 1 && [-3],
      isAmongSections(shape) && [said >= 0.8 ? -1 : -4],
      destinations.every((field) => fits(field, 'slug') >= 0.95) && !(said >= 0.7) && [-6],
      shape.hasAddress && said < 0.7 && [-4],
      // Credits lead to people.
      said < 0.7 && destinations.every(({ kind, targets }) => kind === 'entry' && leadsToPeople(targets, space)) && [-4],
    ),
  }
}

/** Returns whether all fields that hold a type are called a button and hold nothing else. */
function isOnlyButton({ holders }: Shape): boolean {
  return holders.length > 0 && holders.every(({ field }) => field.targets.size === 1 && leadsToEntries(field) && fits(field, 'button') >= 0.7)
}

function leadsToPeople(targets: ReadonlySet<string>, { types }: SpaceFacts): boolean {
  const people = [...targets].filter((id) => {
    const target = types.get(id)
    return target !== undefined && (says(target, 'person') >= 0.8 || target.fields.some(({ values }) => values.people >= 0.5))
  })
  return people.length > 0 && people.length === targets.size
}

/** Judges whether entries are menus: lists of links, by their name or by the role of their targets. */
export function scoreOfMenu(shape: Shape, space: SpaceFacts, cast: Cast): RoleChoice {
  const { type, texts, pictures } = shape
  const said = says(type, 'link')
  const isHeader = /^(?:\w+ )?header$/.test(type.words.join(' ')) && type.fields.some((field) => leadsToEntries(field) && fits(field, 'menu') >= 0.7)
  const lists = type.fields.filter(({ kind }) => kind === 'entries')
  if (lists.length === 0) return { role: 'link', weight: weigh() }
  if (said < 0.7 && !isHeader) return { role: 'link', weight: menuByTargets(shape, lists, playing(cast, 'link')) }
  const isMenu = /footer|header|nav|menu/.test(type.words.join(' '))
  const isOther = said === 0.7 && says(type, 'section') >= 0.8 && !/group|list|column|section/.test(type.words.join(' '))
  return {
    role: 'link',
    weight: weigh(
      [6 * Math.max(said, isHeader ? 0.8 : 0), called(type)],
      leadsSomewhere(type, space, new Set()) ? [4, 'leads to other places'] : [-9],
      isOther && [-9],
      !isMenu && texts.some(({ kind, values }) => kind === 'rich' || values.length > 80) && [-9],
      pictures.some((field) => fits(field, 'picture') >= 0.7 && !/icon|logo/.test(field.words.join(' '))) && [-6],
    ),
  }
}

/** Judges a list of links without the name of a menu. Lists of buttons among sections are sections. */
function menuByTargets(shape: Shape, lists: readonly FieldFacts[], links: ReadonlySet<string>): Weight {
  const { type, texts, pictures, lines, destinations, hasAddress } = shape
  if (!lists.every((field) => holdsOnly(field, links))) return weigh()
  return weigh(
    [7, 'holds only links'],
    [-3 * lines.filter((field) => !destinations.includes(field)).slice(1).length],
    (texts.length > 0 || hasAddress || isAmongSections(shape)) && [-9],
    pictures.some(({ words }) => !/icon|logo/.test(words.join(' '))) && [-3],
    isNamedPart(type) && [-4],
  )
}

/** Returns whether a menu contains links or pages. The menu of a restaurant contains dishes. */
function leadsSomewhere(type: TypeFacts, space: SpaceFacts, seen: Set<string>): boolean {
  if (seen.has(type.id)) return false
  seen.add(type.id)
  const isWay = (field: TypeFacts['fields'][number]) =>
    field.kind === 'short' && !isInternal(field) && (fits(field, 'url') >= 0.5 || fits(field, 'path') >= 0.7 || fits(field, 'slug') >= 0.7)
  if (type.fields.some(isWay) || type.fields.some((field) => leadsToEntries(field) && field.targets.size === 0)) return true
  const targets = type.fields.flatMap((field) => (leadsToEntries(field) ? [...field.targets] : [])).flatMap((id) => space.types.get(id) ?? [])
  return targets.some((target) => leadsSomewhere(target, space, seen) || says(target, 'page') >= 0.8)
}
