import { fits, isText, type FieldFacts } from '../evidence/field-facts.ts'
import { publishedOf, startOf, endOf } from '../fields/dates.ts'
import { whyHidden } from '../fields/hidden.ts'
import { isPlainLine } from '../fields/lines.ts'
import { bodyOf, isMarkdown, summaryOf } from '../fields/texts.ts'
import { holdsOnly, leadOf, linkedTypes } from '../fields/entry-links.ts'
import { namePartsByValues } from '../fields/name-parts.ts'
import { playing, type Cast } from '../roles/cast.ts'
import { sectionLists } from '../roles/section-lists.ts'
import { namesOf, takeAddress, takePicture, takeBody, takeSeo, takeSummary, takeTitle } from './shared-meanings.ts'
import { calledBest, text, type Chosen, type Reading } from './reading.ts'

/** Maps the fields of a content type whose entries have pages. */
export function readPage(reading: Reading, cast: Cast, role: string): void {
  takeAddress(reading)
  takeTitle(reading, 'page')
  takeSeo(reading, cast)
  takePeople(reading, cast)
  takeKin(reading, role)
  takeSections(reading, cast)
  if (role === 'event') takeOccasion(reading)
  else reading.take('date', publishedOf(reading.left) ?? (role === 'story' ? onlyDate(reading) : undefined))
  takePicture(reading, cast)
  if (role === 'topic') reading.take('summary', summaryOf(reading.left) ?? bodyOf(reading.left), text)
  else {
    if (role === 'page' || hasParts(reading, cast)) reading.take('summary', introOf(reading), text)
    takeBody(reading)
    if (!reading.sources.has('summary')) takeSummary(reading)
    if (!reading.sources.has('summary')) reading.take('summary', shorterAbove(reading), text)
  }
}

/** Returns whether a list of parts is the main content. */
function hasParts({ left }: Reading, cast: Cast): boolean {
  return left.some((field) => field.kind === 'entries' && holdsOnly(field, playing(cast, 'part', 'section')))
}

/** Maximum mean number of characters of an introduction. */
const INTRO = 300

/** Returns the only short text of a page, which introduces its sections. */
function introOf({ left }: Reading): Chosen | undefined {
  const texts = left.filter((field) => isText(field) && whyHidden(field, 'page') === undefined)
  const [intro, ...others] = texts.filter(({ kind }) => kind !== 'short')
  const isShort = intro?.kind === 'long' && intro.values.count > 0 && intro.values.length <= INTRO && !isMarkdown(intro)
  const isNamed = texts.some((field) => field !== intro && (['summary', 'subtitle', 'description'] as const).some((meaning) => fits(field, meaning) >= 0.7))
  return isShort && others.length === 0 && !isNamed ? (summaryOf([intro]) ?? bodyOf([intro])) : undefined
}

/** Returns the text between the title and the main text, if it is much shorter than that. */
function shorterAbove({ type: { fields }, left, reasons }: Reading): Chosen | undefined {
  const indexOf = (meaning: string) => fields.findIndex(({ id }) => reasons.get(id)?.means === meaning)
  const body = fields[indexOf('body')]
  const between = fields.slice(indexOf('title') + 1, Math.max(0, indexOf('body'))).filter((field) => left.includes(field))
  const [field, ...others] = between.filter(({ kind }) => kind === 'rich' || kind === 'long')
  const isShort = field && body && field.values.sentences >= 0.6 && field.values.length <= INTRO && field.values.length * 2 <= body.values.length
  return isShort && others.length === 0 && whyHidden(field, 'page') === undefined
    ? [field, { points: 4, why: ['is a short text above the main text'] }]
    : undefined
}

/** Words for people in a story who did not write it: guests, participants, people who are portrayed. */
const NO_AUTHORS =
  /\b(?:guest|gast|gaeste|gaste|invite|invitee|invitado|invitada|ospite|ospiti|convidado|convidada|gasten|gost|interviewee|panelist|participant|participante|partecipante|teilnehmer|teilnehmende|protagonist|subject)s?\b/

function takePeople(reading: Reading, cast: Cast): void {
  const persons = playing(cast, 'person')
  const isPeople = reading.left.filter((field) => !NO_AUTHORS.test(field.words.join(' ')) && (fits(field, 'people') >= 0.5 || holdsOnly(field, persons)))
  reading.take('people', leadOf(isPeople, persons, 'people'))
}

function takeKin(reading: Reading, role: string): void {
  const own = new Set([reading.type.id])
  const links = reading.left.filter(({ kind }) => kind === 'entry')
  const byPaths = links.find(({ isParent }) => isParent)
  reading.take('parent', leadOf(links, own, 'parent', true) ?? (byPaths && [byPaths, { points: 7, why: ['its path begins with that of the linked entry'] }]))
  if (role === 'story') reading.take('related', leadOf(reading.left, own, 'related', true))
}

/** Takes all section lists of a page, even if other fields lie between them. */
function takeSections(reading: Reading, cast: Cast): void {
  const free = new Set(reading.left.map(({ id }) => id))
  const lists = sectionLists(reading.type, cast).filter(({ id }) => free.has(id))
  const named = lists.filter((field) => fits(field, 'sections') >= 0.7)
  const chosen = named.length > 0 ? named : lists.length > 0 ? lists : contentElsewhere(reading, cast)
  reading.takeAll('sections', chosen, { points: named.length > 0 ? 9 : 6, why: [`holds parts of the page${chosen.length > 1 ? ', with others' : ''}`] })
}

/** Returns the only required link to parts, if a page without a text has its content in another entry. */
function contentElsewhere({ left, type }: Reading, cast: Cast): readonly FieldFacts[] {
  const isUsed = ({ values }: FieldFacts) => type.count === 0 || values.count > 0
  const hasText = left.some((field) => ['rich', 'long', 'entries'].includes(field.kind) && isUsed(field))
  const parts = playing(cast, 'part', 'section')
  const leads = left.filter((field) => field.kind === 'entry' && holdsOnly({ ...field, targets: linkedTypes(field) }, parts))
  const required = leads.filter(({ field, values }) => field.required || (type.count > 0 && values.count === type.count))
  return !hasText && required.length === 1 ? required : []
}

/** Returns the date field without another meaning, if there is only one. */
function onlyDate({ left }: Reading): Chosen | undefined {
  const [field, ...others] = left.filter((each) => each.kind === 'date' && fits(each, 'unpublished') < 0.5 && fits(each, 'published') < 0.5)
  return field && others.length === 0 ? [field, { points: 4, why: ['is the only date'] }] : undefined
}

function takeOccasion(reading: Reading): void {
  reading.take('date', startOf(reading.left))
  reading.take('end', endOf(reading.left) ?? onlyDate(reading))
  reading.take('venue', calledBest(namesOf(reading.left), ['short'], 'venue', 0.95) ?? besideDates(reading))
  reading.take('price', calledBest(namesOf(reading.left), ['short'], 'price', 0.95))
  reading.take(
    'booking',
    calledBest(
      reading.left.filter(({ field, values }) => field.values.length === 0 && (values.count === 0 || values.urls > 0.5)),
      ['short'],
      'booking',
      0.7,
    ),
  )
}

/** Maximum mean number of characters of the name of a place. */
const PLACE = 40
/** Meanings of short texts of events that are no places. */
const NO_PLACE = ['price', 'url', 'booking', 'contact', 'subtitle', 'summary', 'language', 'caption', 'people', 'job'] as const

/** Returns the line directly below the dates, which names the place. */
function besideDates({ left, type, reasons }: Reading): Chosen | undefined {
  const last = type.fields.findLastIndex(({ id }) => ['date', 'end'].includes(reasons.get(id)?.means ?? ''))
  const field = type.fields[last + 1]
  const isLine = field !== undefined && isPlainLine(field) && left.includes(field) && field.values.length <= PLACE
  const isPlace = isLine && field.values.texts.every((each) => /^[\p{Lu}\d]/u.test(each)) && NO_PLACE.every((meaning) => fits(field, meaning) < 0.7)
  return isPlace && last >= 0 && whyHidden(field, 'event') === undefined ? [field, { points: 4, why: ['stands directly below the dates'] }] : undefined
}

/** Maps the fields of a content type of people. */
export function readPerson(reading: Reading, cast: Cast): void {
  takeAddress(reading)
  takeFullName(reading)
  takeSeo(reading, cast)
  takePicture(reading, cast)
  takeBody(reading)
  reading.take('summary', calledBest(reading.left, ['short'], 'job', 0.7) ?? jobByValues(reading), text)
}

/** Maximum mean number of characters of a job title. */
const JOB = 50
/** Meanings of short texts of people that are no jobs. */
const NO_JOB = ['contact', 'url', 'venue', 'date', 'caption', 'language', 'unpublished', 'slug'] as const

/** Returns the first line of words below the name, if no field is called a job. Titles such as `Dr` are part of names. */
function jobByValues({ left, type, reasons }: Reading): Chosen | undefined {
  const names = type.fields.filter(({ id }) => reasons.get(id)?.means === 'title').flatMap(({ values }) => values.texts)
  const field = namesOf(left).find(
    ({ field: declared, values }) =>
      !values.texts.every((line) => names.some((name) => name.startsWith(`${line} `))) &&
      declared.values.length === 0 &&
      values.count > 0 &&
      values.length <= JOB &&
      values.texts.every((line) => /^\p{L}[\p{L}\s&,.’'()/+-]+$/u.test(line)),
  )
  const isOther = field && (whyHidden(field, 'person') !== undefined || NO_JOB.some((meaning) => fits(field, meaning) >= 0.7))
  return field && !isOther && type.count > 0 ? [field, { points: 4, why: ['is a line below the name'] }] : undefined
}

function chosenName(field: FieldFacts | undefined): Chosen | undefined {
  return field && [field, { points: 7, why: ['contains parts of names'] }]
}

function takeFullName(reading: Reading): void {
  const names = namesOf(reading.left)
  const [first, last] = namePartsByValues(names) ?? []
  const given = calledBest(names, ['short'], 'first') ?? chosenName(first)
  const family = calledBest(names, ['short'], 'last') ?? chosenName(last)
  // If there is a given name, the other name is the family name, and vice versa.
  const other = calledBest(
    names.filter((field) => field !== given?.[0] && field !== family?.[0]),
    ['short'],
    'name',
    0.95,
  )
  const isWhole = (field: FieldFacts) =>
    field !== given?.[0] && field !== family?.[0] && fits(field, 'name') >= 0.7 && given !== undefined && family !== undefined
  const [one, two] = [given ?? other, family ?? other]
  if (!one || !two || one === two || names.some(isWhole)) return takeTitle(reading, 'person')
  reading.sources.set('title', { template: `{${one[0].id}} {${two[0].id}}` })
  for (const [field, weight] of [one, two]) reading.say(field, 'title', weight)
}
