import { fits, isInternal, type FieldFacts } from '../../evidence/field-facts.ts'
import { says } from '../../evidence/type-facts.ts'
import { weigh } from '../../evidence/weigh.ts'
import { publishedOf } from '../../fields/dates.ts'
import { isGiven, namePartsByValues, NAMES } from '../../fields/name-parts.ts'
import { isForm } from '../../profile/purpose-of.ts'
import type { RoleChoice } from '../cast.ts'
import { called, isHeldAs, type Shape } from './shape.ts'

const PORTRAIT = /avatar|portrait|headshot|profile|photo|foto/
const LIFE = /\bbio|biograf|biograph/
const JOB = /^(?:job ?(?:title|description)?|role|job|position|funktion|cargo|poste|puesto|fonction)$/
const QUOTED = /\b(?:quote|testimonial|review|zitat|citation|rating|feedback|comment)\b/

/** Judges whether entries are people. A name alone proves nothing: products and places have names too. */
export function scoreOfPerson(shape: Shape): RoleChoice {
  const { type, hasAddress } = shape
  const { fields } = type
  const names = fields.filter((field) => field.kind === 'short' && !isInternal(field))
  const isNamed = names.some((field) => fits(field, 'name') >= 0.7 || fits(field, 'title') >= 0.95 || field.isDisplay)
  if (!isNamed || isForm(type)) return { role: 'person', weight: weigh() }
  const said = says(type, 'person')
  const named = nameOfPerson(names)
  // The words for a guide or a report may name people too.
  const other = Math.max(
    ...([...(named && !hasAddress ? [] : (['story'] as const)), 'topic', 'event', 'page', 'section', 'picture', 'link'] as const).map((meaning) =>
      says(type, meaning),
    ),
  )
  const spoken = named !== undefined && fields.some((field) => field.kind === 'long' && field.values.speech >= 0.5)
  const has = (test: (field: FieldFacts) => boolean) => fields.some(test)
  // Projects and products have names, pictures and roles too.
  const isProven =
    said >= 0.7 ||
    isSplit(names) ||
    named !== undefined ||
    has(({ own }) => own.join(' ') === 'full name') ||
    isHeldAs(shape, 'people') ||
    has(({ words }) => LIFE.test(words.join(' ')))
  return {
    role: 'person',
    weight: weigh(
      [said >= 0.8 ? 8 : said >= 0.7 ? 3 : 0, called(type)],
      has(({ own }) => own.join(' ') === 'full name') && [2, 'has a full name'],
      named !== undefined && [4, 'has names of people'],
      named !== undefined && shape.pictures.length === 1 && [2, 'has a picture of each'],
      names.some(({ values }) => values.mails > 0.5) && [2, 'has e-mail addresses'],
      spoken && said < 0.7 && [-6],
      isSplit(names) && [isCalledSplit(names) ? 6 : 3, 'has a given name and a family name'],
      has((field) => field.own.join(' ') === 'name' || fits(field, 'name') === 1) && [1, 'has a name'],
      has(({ words }) => LIFE.test(words.join(' '))) && [3, 'has a biography'],
      has(({ kind, words }) => (kind === 'asset' || kind === 'entry') && PORTRAIT.test(words.join(' '))) && [2, 'has a portrait'],
      names.some(({ own }) => JOB.test(own.join(' '))) && [2, 'has a job'],
      names.some(isReachable) && [1, 'has an address for mail or a profile'],
      isHeldAs(shape, 'people') && !hasOtherUse(shape) && [4, 'other entries name it as their author or member'],
      isHeldByMany(shape) && [2, 'several content types do so'],
      has(({ own }) => QUOTED.test(own.join(' '))) && [said >= 0.8 ? -2 : -8],
      !isProven && [-4],
      said < 0.7 && !isSplit(names) && hasOneWord(names) && [-6],
      publishedOf(fields) !== undefined && [-4],
      other >= 0.8 && said < 0.8 && [-6],
      says(type, 'page') >= 0.8 && said < 0.8 && [-9],
      has((field) => fits(field, 'price') >= 0.95) && [-5],
      has((field) => field.kind === 'entries' && fits(field, 'sections') >= 0.95 && hasAddress) && [-5],
      has(({ own }) => /\b(?:technologies|stack|tech|repo|repository|demo|live|address|opening)\b/.test(own.join(' '))) && said < 0.8 && [-6],
    ),
  }
}

/** Pages and pictures may be held by fields for people, when these accept anything. */
function hasOtherUse({ holders }: Shape): boolean {
  return holders.every(({ field }) => fits(field, 'people') < 0.7 || field.targets.size > 1)
}

/** Returns whether fields for people of several content types hold only this type. */
function isHeldByMany({ holders }: Shape): boolean {
  const people = holders.filter(({ field }) => fits(field, 'people') >= 0.7 && field.targets.size === 1)
  return new Set(people.map(({ type }) => type.id)).size >= 2
}

/** Returns whether most names consist of one word: `Cardiology`. */
function hasOneWord(names: readonly FieldFacts[]): boolean {
  const { texts } = (names.find(({ isDisplay }) => isDisplay) ?? names[0])?.values ?? { texts: [] }
  return texts.length >= 2 && texts.filter((text) => /^\S+$/.test(text.trim())).length * 2 > texts.length
}

/** Returns the field that names the entries, if its values are names of people. */
function nameOfPerson(names: readonly FieldFacts[]): FieldFacts | undefined {
  const [first] = names
  return names.find((field) => (field.isDisplay || field === first) && field.values.people >= NAMES) ?? namePartsByValues(names)?.[0]
}

function isSplit(names: readonly FieldFacts[]): boolean {
  const isName = (field: FieldFacts) => fits(field, 'first') >= 0.7 || fits(field, 'name') >= 0.95
  return (names.some(isName) && names.some((field) => fits(field, 'last') >= 0.7)) || isCalledSplit(names) || namePartsByValues(names) !== undefined
}

/** Returns whether a field is called a given name, and another is called a name. A name and a family may belong to a plant. */
function isCalledSplit(names: readonly FieldFacts[]): boolean {
  const given = names.find(isGiven)
  return given !== undefined && names.some((field) => field !== given && (fits(field, 'last') >= 0.7 || fits(field, 'name') >= 0.95))
}

/** Returns whether a field holds addresses of a person. Labels of forms have the same names, but other values. */
function isReachable({ own, values }: FieldFacts): boolean {
  const isCalled = /twitter|github|linkedin|instagram|^e?mail|mastodon/.test(own.join(' '))
  return isCalled && (values.count === 0 || values.texts.every((text) => !/\s/.test(text)))
}
