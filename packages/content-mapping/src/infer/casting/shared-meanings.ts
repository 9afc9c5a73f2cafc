import { fits, isInternal, type FieldFacts } from '../evidence/field-facts.ts'
import { addressOf } from '../fields/address.ts'
import { leadOf } from '../fields/entry-links.ts'
import { pictureOf } from '../fields/pictures.ts'
import { bodyOf, onlyTextOf, summaryOf } from '../fields/texts.ts'
import { internalTitleOf, titleOf, type TitleUse } from '../fields/title.ts'
import { playing, type Cast } from '../roles/cast.ts'
import { numbered, picture, text, type Reading } from './reading.ts'

/** Find the title, and what stands beside it for editors. What has a page is called by that name rather than by none. */
export function takeTitle(reading: Reading, use: TitleUse): void {
  const isNeeded = use !== 'part'
  const { words, fields } = reading.type
  const first = titleOf(reading.left, words, use)
  const title = !isNeeded && first && isMereName(reading, first[0]) ? titleOf(reading.left, words, use) : first
  reading.take('title', title)
  const internal = internalTitleOf(reading.left)
  if (!title && isNeeded && internal) reading.take('title', [internal, { points: 3, why: ['is the only name there is'] }])
  const taken = title?.[0]
  for (const field of fields) {
    const isBeside = field.isDisplay && field.kind === 'short' && taken !== undefined && field !== taken && isOtherTitle(field, use)
    if (isBeside) reading.say(field, 'hidden', { points: 7, why: [`names the entry in lists, while “${taken.id}” is its title`] })
  }
}

/** Entries are called by a name, and a part by a title, only where they have no headline. */
function isOtherTitle(field: FieldFacts, use: TitleUse): boolean {
  return field.own.join(' ') === 'name' || (use === 'part' && fits(field, 'title') >= 0.95)
}

/** A part that has a text, and a name that no two may share, is called so by editors alone. */
function isMereName(reading: Reading, field: FieldFacts): boolean {
  if (!field.isDisplay || field.own.join(' ') !== 'name' || (field.field.unique !== true && !field.isConvention)) return false
  const isMere =
    field.isConvention || bodyOf(reading.left) !== undefined || reading.left.some((other) => other.kind === 'short' && fits(other, 'wording') >= 0.95)
  if (isMere) reading.say(field, 'hidden', { points: 5, why: ['is a name that no two entries share, beside the text for readers'] })
  return isMere
}

/** Find the last part of the address. */
export function takeAddress(reading: Reading): void {
  reading.take('slug', addressOf(reading.left))
  for (let other = addressOf(reading.left); other; other = addressOf(reading.left))
    reading.say(other[0], 'hidden', { points: 7, why: ['is an address beside that of the entry'] })
}

/** Find the picture; of numbered ones the first. */
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

/** Find the text that readers come for. A part without one has its only text for it. */
export function takeBody(reading: Reading, isPart = false): void {
  const family = numbered(reading.left.filter(({ kind }) => kind === 'rich' || kind === 'long')).find((each) => isAlone(reading, each))
  if (family) reading.takeAll('body', family, { points: 6, why: ['are one text, numbered'] }, text)
  else reading.take('body', bodyOf(unnumbered(reading)) ?? only(reading, isPart), text)
}

/** Find the sentences that introduce an entry. */
export function takeSummary(reading: Reading): void {
  reading.take('summary', summaryOf(unnumbered(reading)), text)
}

function unnumbered(reading: Reading): readonly FieldFacts[] {
  return reading.left.filter((field) => !isNumbered(reading, field))
}

function only(reading: Reading, isPart: boolean): ReturnType<typeof bodyOf> {
  const field = onlyTextOf(reading.left, isPart)
  return field && [field, { points: 5, why: ['is the only text'] }]
}

/** A numbered picture that stands with no numbered text. */
function isFirstAlone(reading: Reading, field: FieldFacts): boolean {
  return numbered(reading.left).some((family) => family.some(({ id }) => id === field.id) && isAlone(reading, family))
}

/** Numbered texts that have numbered pictures stay with these. */
function isAlone({ left }: Reading, family: readonly FieldFacts[]): boolean {
  const others = numbered(left).filter((other) => other.length > 1 && other[0]?.id !== family[0]?.id)
  return !others.some((other) => other.some(({ kind }) => kind !== family[0]?.kind))
}

function isNumbered({ left }: Reading, field: FieldFacts): boolean {
  return numbered(left).some((family) => family.some(({ id }) => id === field.id))
}

/** Find what search engines are told. */
export function takeSeo(reading: Reading, cast: Cast): void {
  reading.take('seo', leadOf(reading.left, playing(cast, 'seo'), 'seo'))
}

/** Choose the lines that may name an entry. */
export function namesOf(fields: readonly FieldFacts[]): readonly FieldFacts[] {
  return fields.filter((field) => field.kind === 'short' && !isInternal(field))
}
