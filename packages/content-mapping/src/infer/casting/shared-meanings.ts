import { fits, isInternal, type FieldFacts } from '../evidence/field-facts.ts'
import { addressOf } from '../fields/address.ts'
import { leadOf } from '../fields/entry-links.ts'
import { pictureOf } from '../fields/pictures.ts'
import { lineBelow, lineForTitle } from '../fields/lines.ts'
import { bodyOf, longerThan, onlyTextOf, summaryOf } from '../fields/texts.ts'
import { internalTitleOf, titleOf, type TitleUse } from '../fields/title.ts'
import { playing, type Cast } from '../roles/cast.ts'
import { numbered, picture, text, type Reading } from './reading.ts'

/** Finds the title, and the internal name beside it. An entry with a page uses its internal name as title if it has no other. */
export function takeTitle(reading: Reading, use: TitleUse): void {
  const isNeeded = use !== 'part'
  const { words, fields } = reading.type
  const first = titleOf(reading.left, words, use)
  const title = !isNeeded && first && isMereName(reading, first[0]) ? titleOf(reading.left, words, use) : first
  reading.take('title', title)
  const internal = internalTitleOf(reading.left)
  if (!title && isNeeded) reading.take('title', lineForTitle(reading.type.fields, reading.left))
  if (!reading.sources.has('title') && isNeeded && internal) reading.take('title', [internal, { points: 3, why: ['is the only name there is'] }])
  const taken = title?.[0]
  for (const field of fields) {
    const isBeside = field.isDisplay && field.kind === 'short' && taken !== undefined && field !== taken && isOtherTitle(field, use)
    if (isBeside) reading.say(field, 'hidden', { points: 7, why: [`names the entry in lists, while “${taken.id}” is its title`] })
  }
}

/** Fields called `name`, or `title` in a part, are titles only if there is no headline. */
function isOtherTitle(field: FieldFacts, use: TitleUse): boolean {
  return field.own.join(' ') === 'name' || (use === 'part' && fits(field, 'title') >= 0.95)
}

/** Returns whether a display field called `name` only names the entry for editors, because readers see something else of it. */
function isMereName(reading: Reading, field: FieldFacts): boolean {
  if (!field.isDisplay || field.own.join(' ') !== 'name' || (field.field.unique !== true && !field.isConvention)) return false
  const hasMore = reading.type.fields.some((other) => other !== field && other.kind !== 'entry')
  const isMere =
    (field.isConvention && hasMore) ||
    bodyOf(reading.left) !== undefined ||
    reading.left.some((other) => other.kind === 'short' && fits(other, 'wording') >= 0.95)
  if (isMere) reading.say(field, 'hidden', { points: 5, why: ['is a name that no two entries share, beside the text for readers'] })
  return isMere
}

/** Finds the last segment of the address. */
export function takeAddress(reading: Reading): void {
  reading.take('slug', addressOf(reading.left))
  for (let other = addressOf(reading.left); other; other = addressOf(reading.left))
    reading.say(other[0], 'hidden', { points: 7, why: ['is an address beside that of the entry'] })
}

/** Finds the picture. Takes the first of numbered pictures. */
export function takePicture(reading: Reading, cast: Cast, isOfPicture = false): void {
  reading.take(
    'picture',
    pictureOf(
      reading.left.filter((field) => !isNumbered(reading, field) || isFirstAlone(reading, field)),
      playing(cast, 'picture'),
      isOfPicture,
    ),
    picture,
  )
}

/** Finds the main text. If a part has no such text, its only text is used. */
export function takeBody(reading: Reading, isPart = false): void {
  const family = numbered(reading.left.filter(({ kind }) => kind === 'rich' || kind === 'long')).find((each) => isAlone(reading, each))
  if (family) reading.takeAll('body', family, { points: 6, why: ['are one text, numbered'] }, text)
  else reading.take('body', mainText(reading) ?? only(reading, isPart) ?? besideTitle(reading), text)
}

function mainText(reading: Reading): ReturnType<typeof bodyOf> {
  const fields = unnumbered(reading)
  const body = bodyOf(fields)
  return body && (longerThan(body[0], fields) ?? body)
}

/** Returns the first of numbered texts, if the title is the first of numbered titles. */
function besideTitle(reading: Reading): ReturnType<typeof bodyOf> {
  const isNumberedTitle = reading.type.fields.some((field) => reading.reasons.get(field.id)?.means === 'title' && field.words.includes('1'))
  const texts = reading.left.filter(({ kind, words }) => (kind === 'rich' || kind === 'long') && words.includes('1'))
  return isNumberedTitle ? bodyOf(texts) : undefined
}

/** Finds the introduction of an entry. */
export function takeSummary(reading: Reading): void {
  reading.take('summary', summaryOf(unnumbered(reading)) ?? belowTitle(reading), text)
}

function belowTitle(reading: Reading): ReturnType<typeof lineBelow> {
  const [title] = [...reading.reasons].find(([, { means }]) => means === 'title') ?? []
  return title === undefined ? undefined : lineBelow(title, reading.type.fields, unnumbered(reading))
}

function unnumbered(reading: Reading): readonly FieldFacts[] {
  return reading.left.filter((field) => !isNumbered(reading, field))
}

function only(reading: Reading, isPart: boolean): ReturnType<typeof bodyOf> {
  const field = onlyTextOf(reading.left, isPart)
  return field && [field, { points: 5, why: ['is the only text'] }]
}

/** Returns whether a field is the first of numbered pictures without numbered texts. */
function isFirstAlone(reading: Reading, field: FieldFacts): boolean {
  return numbered(reading.left).some((family) => family.some(({ id }) => id === field.id) && isAlone(reading, family))
}

/** Returns whether numbered fields have no counterpart. Numbered texts belong to numbered pictures of the same count. */
function isAlone({ left }: Reading, family: readonly FieldFacts[]): boolean {
  const others = numbered(left).filter((other) => other.length > 1 && other[0]?.id !== family[0]?.id)
  return !others.some((other) => other.some(({ kind }) => kind !== family[0]?.kind))
}

function isNumbered({ left }: Reading, field: FieldFacts): boolean {
  return numbered(left).some((family) => family.some(({ id }) => id === field.id))
}

/** Finds the link to the SEO entry. */
export function takeSeo(reading: Reading, cast: Cast): void {
  reading.take('seo', leadOf(reading.left, playing(cast, 'seo'), 'seo'))
}

/** Returns the short fields that may contain the name of an entry. */
export function namesOf(fields: readonly FieldFacts[]): readonly FieldFacts[] {
  return fields.filter((field) => field.kind === 'short' && !isInternal(field))
}
