import { fits, isInternal, type FieldFacts } from '../evidence/field-facts.ts'
import type { TypeFacts } from '../evidence/type-facts.ts'
import { holdsOnly } from '../fields/entry-links.ts'
import { whyHidden } from '../fields/hidden.ts'
import { PURPOSE_WORDS } from '../names/purpose-words.ts'
import { formsOf } from '../names/words.ts'
import { playing, type Cast, type Holder } from '../roles/cast.ts'
import type { Purpose } from './type-profile.ts'

/** Purposes that follow from the role alone. */
const OF_ROLE: Readonly<Record<string, Purpose>> = {
  story: 'story',
  event: 'event',
  person: 'person',
  topic: 'category',
  settings: 'settings',
  seo: 'seo',
  ignore: 'ignore',
}
/** Purposes of sections that only their names show. */
const SECTIONS = ['hero', 'questions', 'callToAction', 'gallery', 'contact', 'team', 'about', 'features', 'feature', 'quote', 'question'] as const

type Named = keyof typeof PURPOSE_WORDS
const words = new Map(Object.entries(PURPOSE_WORDS).map(([purpose, line]) => [purpose, new Set<string>(line.split(' '))]))

/** Returns whether the name of a content type contains a word for a purpose, in the singular or plural of the list. */
function isCalled({ words: own, names }: TypeFacts, purpose: Named): boolean {
  const known = words.get(purpose)
  return [...own, ...(own.length === 0 ? names : [])].some(
    (word) => known?.has(word) || (purpose !== 'features' && formsOf(word).some((form) => known?.has(form))),
  )
}

/** Returns the purpose of a content type whose role is known. */
export function purposeOf(type: TypeFacts, role: string, holders: readonly Holder[], cast: Cast): Purpose {
  const given = OF_ROLE[role]
  if (given) return given
  if (role === 'link') return purposeOfLink(type, holders, cast)
  if (role === 'picture') return isCalled(type, 'logo') ? 'logo' : 'picture'
  if (role === 'page' || role === 'generic') return isProduct(type) ? 'product' : 'page'
  return purposeOfPart(type, role, cast)
}

function purposeOfLink(type: TypeFacts, holders: readonly Holder[], cast: Cast): Purpose {
  if (isCalled(type, 'footer')) return 'footer'
  const places = playing(cast, 'link', 'page', 'story', 'generic', 'event', 'topic')
  const lists = type.fields.filter(({ kind }) => kind === 'entries')
  const isMenu = lists.some(({ targets }) => !targets.has(type.id) && [...targets].some((target) => places.has(target)))
  if (isMenu) return 'menu'
  const ofMenus = holders.filter((holder) => ['link', 'settings'].includes(cast.get(holder.type.id)?.role ?? ''))
  const isButton = holders.some((holder) => holder.field.kind === 'entry' && !ofMenus.includes(holder))
  return !isButton && (ofMenus.length > 0 || lists.some(({ targets }) => targets.has(type.id))) ? 'menuItem' : 'button'
}

function purposeOfPart(type: TypeFacts, role: string, cast: Cast): Purpose {
  const visible = type.fields.filter((field) => !isInternal(field) && whyHidden(field) === undefined)
  if (isForm(type)) return 'form'
  if (isCalled(type, 'footer') || isFooter(type, cast)) return 'footer'
  if (isCalled(type, 'testimonial') || isTestimony(visible)) return 'testimonial'
  if (isCode(visible)) return 'code'
  const named = SECTIONS.find((purpose) => isCalled(type, purpose))
  const holds = visible.some(({ kind }) => kind === 'entries')
  if (visible.some((field) => holdsOnly(field, playing(cast, 'person'))) && visible.length <= 4 && named !== 'contact') return 'team'
  if (isStatistic(visible) || (isCalled(type, 'statistic') && visible.length <= 4)) return 'statistic'
  if (isProduct(type)) return 'product'
  const isPriced = visible.some((field) => fits(field, 'price') >= 0.95)
  if (isCalled(type, 'price') || (isPriced && visible.length <= 4 && !visible.some(({ kind }) => kind === 'asset'))) return 'price'
  if (isLogo(type, visible)) return 'logo'
  if (named === 'features' || named === 'feature') return holds ? 'features' : 'feature'
  if (named === 'questions' || named === 'question') return holds ? 'questions' : 'question'
  if (named) return named
  return (['video', 'download', 'code'] as const).find((purpose) => isCalled(type, purpose)) ?? (role === 'part' ? 'part' : 'section')
}

const COPYRIGHT = /^\s*(?:©|\(c\)|copyright\b)/i

/** Returns whether entries are links and a notice of copyright. */
function isFooter({ fields }: TypeFacts, cast: Cast): boolean {
  const isNotice = ({ kind, values }: FieldFacts) =>
    (kind === 'short' || kind === 'long') && values.count > 0 && values.texts.every((text) => COPYRIGHT.test(text))
  return fields.some(isNotice) && fields.some((field) => holdsOnly(field, playing(cast, 'link')))
}

/** Returns whether the fields of a type are labels of a form. */
export function isForm(type: TypeFacts): boolean {
  const labels = type.fields.filter(({ words: own }) => /\b(?:placeholder|submit|success|error|consent|hubspot|formular?|form)\b/.test(own.join(' ')))
  return labels.length >= 2 || (isCalled(type, 'form') && !type.fields.some(({ kind }) => kind === 'rich'))
}

/** Returns whether entries are the words of a named person, or a rating. */
export function isTestimony(fields: readonly FieldFacts[]): boolean {
  const isQuoted = fields.some(({ kind, own }) => kind !== 'entries' && /\b(?:quote|testimonial|review|zitat|citation|comment|rating)\b/.test(own.join(' ')))
  const isNamed = fields.some(
    (field) => field.kind === 'short' && /\b(?:name|person|author|guest|reviewer|customer|firstname|client)\b/.test(field.words.join(' ')),
  )
  return isQuoted && isNamed
}

function isCode(fields: readonly FieldFacts[]): boolean {
  const isLong = ({ kind, values }: FieldFacts) => kind === 'long' || (kind === 'short' && values.length > 40)
  return fields.some((field) => (isLong(field) && /\b(?:code|snippet|html)\b/.test(field.own.join(' '))) || field.values.code > 0.5)
}

/** Returns whether entries are a figure and its label. */
function isStatistic(fields: readonly FieldFacts[]): boolean {
  const texts = fields.filter(({ kind }) => kind === 'short' || kind === 'number')
  const isFigure = (field: FieldFacts) =>
    field.kind === 'number' || (field.values.count > 0 && field.values.texts.every((text) => /\d/.test(text) && text.length <= 12))
  return fields.length === 2 && texts.length === 2 && texts.filter(isFigure).length === 1 && !texts.some((field) => fits(field, 'price') >= 0.7)
}

function isProduct(type: TypeFacts): boolean {
  const isPriced = type.fields.some((field) => (field.kind === 'number' || field.kind === 'short') && fits(field, 'price') >= 0.95)
  const isLast = words.get('product')?.has(formsOf(type.words.at(-1) ?? '')[1] ?? '') === true
  return isLast || (isPriced && type.fields.some(({ words: own }) => own.includes('sku')))
}

function isLogo(type: TypeFacts, visible: readonly FieldFacts[]): boolean {
  const isHeld = visible.some(({ kind, own }) => kind === 'asset' && own.includes('logo'))
  return visible.length <= 4 && (isHeld || (isCalled(type, 'logo') && visible.some(({ kind }) => kind === 'asset')))
}
