import { fits, isInternal, type FieldFacts } from '../../evidence/field-facts.ts'
import { says, type TypeFacts } from '../../evidence/type-facts.ts'
import { weigh } from '../../evidence/weigh.ts'
import { endOf, publishedOf, startOf } from '../../fields/dates.ts'
import { holdsOnly, leadsToEntries } from '../../fields/entry-links.ts'
import { bodyOf } from '../../fields/texts.ts'
import { titleOf } from '../../fields/title.ts'
import { isPartByName } from '../part-names.ts'
import type { SpaceFacts } from '../../evidence/space-facts.ts'
import { playing, type Cast, type RoleChoice } from '../cast.ts'
import { called, isAmongSections, isHeldAs, type Shape } from './shape.ts'

function isOfSite({ words }: TypeFacts): boolean {
  return words.includes('site') || words.includes('website')
}

/** Judges whether only software reads the entries. */
export function scoreOfIgnored(shape: Shape): RoleChoice {
  const { type, holders, visible, destinations } = shape
  const { fields } = type
  const texts = fields.filter(({ kind }) => kind === 'short' || kind === 'long')
  const isKeyed =
    fields.some(({ own }) => own.join(' ') === 'key') && fields.some(({ own }) => /^(?:value|text|translation|copy|message|label)$/.test(own.join(' ')))
  return {
    role: 'ignore',
    weight: weigh(
      type.type.fields.length === 0 && [10, 'has no fields'],
      (says(type, 'ignore') >= 0.8 || [...type.family, ...type.words].includes('nt')) && [12, `${called(type)}, which is for machines`],
      holders.length === 0 && isOnlyPaths(visible, destinations) && [6, 'contains addresses and nothing to read'],
      isExperiment(shape) && [8, 'chooses between variants of an entry'],
      isKeyed && texts.length === fields.length && texts.length <= 4 && [8, 'contains a key and its text, as applications read them'],
    ),
  }
}

const VARIANT = /\b(?:varian(?:t|te|ta|tes|ten|ts)|variation|control|challenger|baseline|treatment|kontroll?gruppe)\b/

/** Returns whether entries only link to variants of another entry, as tests do. The variants in a list of sections are content. */
function isExperiment(shape: Shape): boolean {
  const leads = shape.type.fields.filter(({ kind }) => kind === 'entry')
  const isSame = leads.every(({ targets }) => targets.symmetricDifference(leads[0]?.targets ?? new Set()).size === 0)
  const isRead = shape.visible.some(
    ({ kind, isDisplay }) => ['long', 'rich', 'asset', 'assets', 'entries', 'date'].includes(kind) || (kind === 'short' && !isDisplay),
  )
  return leads.length >= 2 && isSame && leads.some(({ words }) => VARIANT.test(words.join(' '))) && !isRead && !shape.hasAddress && !isAmongSections(shape)
}

/** Returns whether entries lead from one address to another, as redirects do. */
function isOnlyPaths(visible: readonly FieldFacts[], destinations: readonly FieldFacts[]): boolean {
  const isPath = (field: FieldFacts) =>
    destinations.includes(field) || (field.kind === 'short' && field.values.count > 0 && field.values.texts.every((text) => text.startsWith('/')))
  const texts = visible.filter(({ kind }) => kind !== 'yes-no' && kind !== 'number')
  return texts.length >= 2 && texts.every(isPath)
}

/** Judges whether entries hold metadata of pages for search engines. */
export function scoreOfSeo(shape: Shape): RoleChoice {
  const { type, hasAddress, holders } = shape
  const said = says(type, 'seo')
  if (hasAddress || (isOfSite(type) && said < 1)) return { role: 'seo', weight: weigh() }
  const marks = type.fields.filter(({ own }) => /no ?index|nofollow|no follow|canonical|keywords|^robots|^og |^meta /.test(own.join(' ')))
  const isHeld = isHeldAs(shape, 'seo') && holders.every(({ field }) => field.kind === 'entry')
  const hasContent = type.fields.some((field) => field.kind === 'rich' || field.kind === 'entries')
  const shared = type.fields.filter((field) => (field.kind === 'asset' || field.kind === 'entry') && fits({ ...field, names: [] }, 'share') >= 0.7)
  const others = type.fields.filter((field) => !shared.includes(field) && !isInternal(field) && field.kind !== 'yes-no')
  const isBrief = others.length <= 3 && others.every(({ kind, values }) => (kind === 'short' || kind === 'long') && values.length <= 200)
  return {
    role: 'seo',
    weight: weigh(
      said >= 0.7 && [10, called(type)],
      isHeld && [6, 'pages link to it as their metadata'],
      marks.length >= 1 && isHeld && [3, 'has a field for search engines'],
      marks.length >= 2 && marks.length * 3 >= type.fields.length && [7, 'its fields are for search engines'],
      shared.length === 1 && isBrief && [7, 'holds a picture for sharing, a title and a description'],
      hasContent && said < 0.7 && [-9],
    ),
  }
}

/** Judges whether the entry holds settings of the whole site. */
export function scoreOfSettings({ type, hasAddress, holders, visible, texts }: Shape, _: SpaceFacts, cast: Cast): RoleChoice {
  if (hasAddress || type.count > 6) return { role: 'settings', weight: weigh() }
  const said = says(type, 'settings')
  const isOfPart = says(type, 'section') >= 0.5 || says(type, 'page') >= 0.7
  const names = type.fields.filter(({ words, kind }) => kind === 'short' && /^(?:site|website) ?(?:name|title|description|tagline)/.test(words.join(' ')))
  const home = type.fields.find((field) => field.kind === 'entry' && fits(field, 'home') >= 0.95)
  const hasMenu = type.fields.some((field) => leadsToEntries(field) && fits(field, 'menu') >= 0.7 && fits(field, 'picture') < 0.7)
  const isLinked = says(type, 'link') >= 0.7
  const links = playing(cast, 'link')
  const menus = type.fields.filter((field) => holdsOnly(field, links))
  const isAlone = type.count <= 1 && holders.length === 0
  return {
    role: 'settings',
    weight: weigh(
      (said >= 0.8 || (said >= 0.7 && isOfSite(type))) && (!isOfPart || said === 1) && (!isLinked || said === 1) && [10, called(type)],
      isAlone && menus.length > 0 && [4 + Math.min(2, menus.length), 'is the only entry of its type, and holds menus'],
      isAlone && visible.some(({ kind, own }) => kind === 'asset' && own.includes('logo')) && [2, 'holds a logo'],
      isAlone &&
        menus.length > 0 &&
        type.fields.some((field) => field.kind === 'entry' && [...field.targets].some((target) => cast.addressed.has(target))) && [2, 'links to a page'],
      texts.some(({ kind, values }) => kind === 'rich' || values.length > 300) && [-4],
      names.length > 0 && type.count <= 2 && !isOfPart && [8, `holds ${names[0]?.id ?? ''}`],
      home !== undefined && hasMenu && isLinked && type.count <= 2 && [11, `holds menus and “${home.id}”`],
    ),
  }
}

/** Judges whether entries are events. Jobs and projects have a beginning and an end too, but no address. */
export function scoreOfEvent({ type, hasAddress }: Shape): RoleChoice {
  const start = startOf(type.fields)
  if (!start || says(type, 'story') >= 0.8 || says(type, 'section') >= 0.8 || !titleOf(type.fields, type.words, 'page'))
    return { role: 'event', weight: weigh() }
  const others = type.fields.filter(({ id }) => id !== start[0].id)
  const isTimed = endOf(others) !== undefined
  const venue = others.some((field) => fits(field, 'venue') >= 0.95)
  return {
    role: 'event',
    weight: weigh(
      says(type, 'event') >= 0.7 && [9, called(type)],
      [1, `begins at “${start[0].id}”`],
      type.fields.some((field) => field.isStart) && [6, 'begins and ends at a time of day'],
      isTimed && hasAddress && [3, 'has a beginning and an end'],
      isTimed && venue && [hasAddress ? 4 : 3, 'has a beginning, an end and a place'],
    ),
  }
}

/** Judges whether entries group other entries. */
export function scoreOfTopic({ type, holders, hasAddress, visible, destinations }: Shape): RoleChoice {
  const isFirst = /^(?:categor(?:ia|ie)|etiqueta|etiquette|tema|rubrique)s?$/.test(type.words[0] ?? '')
  const isCalled = says(type, 'topic') >= 0.8 || isFirst
  if (!titleOf(type.fields, type.words, 'page') || (isPartByName(type) && !isCalled)) return { role: 'topic', weight: weigh() }
  const body = bodyOf(type.fields)
  const isStory = publishedOf(type.fields) !== undefined || (body?.[0].values.length ?? 0) > 1500
  const isPage = type.fields.some((field) => field.kind === 'entries' && fits(field, 'sections') >= 0.95)
  const others = visible.filter(({ kind }) => ['rich', 'date', 'entry', 'entries', 'number', 'place', 'assets', 'json', 'texts'].includes(kind))
  const isGroup = hasAddress && others.length === 0 && visible.length <= 4
  const groups = holders.filter(({ type: holder, field }) => field.targets.size === 1 && leadsToEntries(field) && holder.id !== type.id)
  // Entries with nothing but a name can only group others.
  const isBare = visible.length <= 2 && type.count > 0
  const isHeld = groups.some(
    ({ type: holder, field }) =>
      (holder.count > type.count || isBare) && bodyOf(holder.fields) !== undefined && fits(field, 'target') < 0.8 && fits(field, 'menu') < 0.7,
  )
  // Entries that lead elsewhere group others only if entries with a text or a date hold them.
  const isLead = !hasAddress && destinations.length > 0
  const isOfContent = holders.some(({ type: holder }) => (bodyOf(holder.fields) ?? publishedOf(holder.fields)) !== undefined)
  return {
    role: 'topic',
    weight: weigh(
      isLead && !isOfContent && [-6],
      isCalled && [9, called(type)],
      !isCalled && isGroup && isHeld && [7, 'has a title and little else'],
      isGroup && isHeld && [1, 'other entries are grouped by it'],
      (isStory || isPage) && [-10],
      !isCalled && (says(type, 'page') >= 0.8 || says(type, 'person') >= 0.8 || says(type, 'link') >= 0.7) && [-8],
    ),
  }
}
