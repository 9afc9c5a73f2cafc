import { fits, isInternal, type FieldFacts } from '../evidence/field-facts.ts'
import { says, type TypeFacts } from '../evidence/type-facts.ts'
import { publishedOf } from '../fields/dates.ts'
import { bodyOf } from '../fields/texts.ts'
import { titleOf } from '../fields/title.ts'
import { choice, type RoleChoice } from './cast.ts'

const PORTRAIT = /avatar|portrait|headshot|profile|photo|foto/
const LIFE = /\bbio|biograf|biograph/

/** Returns the role of a person or topic by name and fields. */
export function roleOfThing(type: TypeFacts): RoleChoice | undefined {
  if (says(type, 'section') >= 0.8) return undefined
  return person(type) ?? topic(type)
}

function person(type: TypeFacts): RoleChoice | undefined {
  const { fields } = type
  const names = fields.filter((field) => field.kind === 'short' && !isInternal(field))
  const isNamed = names.some((field) => fits(field, 'name') >= 0.7 || fits(field, 'title') >= 0.95 || field.isDisplay)
  const said = says(type, 'person')
  const isAnyPage = says(type, 'page') >= 0.8 && said < 0.7
  if (isNamed && !isAnyPage && said >= 0.8) return choice('person', 10, `is called “${type.type.name}”`, 'has a name')
  if (fields.some((field) => field.own.join(' ') === 'name') || isSplit(names)) {
    const signs = [
      isSplit(names),
      fields.some(({ words }) => LIFE.test(words.join(' '))),
      fields.some(({ kind, words }) => (kind === 'asset' || kind === 'entry') && PORTRAIT.test(words.join(' '))),
      names.some((field) => /^(?:job ?title|role|job|position|funktion|cargo|poste|puesto)$/.test(field.own.join(' '))),
      names.some(({ own }) => /twitter|github|linkedin|instagram|^email|mastodon/.test(own.join(' '))),
    ].filter(Boolean)
    const isCalled = said >= 0.7 && (['story', 'topic', 'event'] as const).every((other) => says(type, other) < 0.8)
    if (signs.length >= (isCalled ? 1 : 2)) return choice('person', 7, 'has a name and facts about a person')
  }
  return undefined
}

function isSplit(names: readonly FieldFacts[]): boolean {
  return names.some((field) => fits(field, 'first') >= 0.7 || fits(field, 'name') >= 0.95) && names.some((field) => fits(field, 'last') >= 0.7)
}

function topic(type: TypeFacts): RoleChoice | undefined {
  const isFirst = /^(?:categor(?:ia|ie)|etiqueta|etiquette|tema|rubrique)s?$/.test(type.words[0] ?? '')
  if ((says(type, 'topic') < 0.8 && !isFirst) || !titleOf(type.fields, type.words, 'page')) return undefined
  const body = bodyOf(type.fields)
  const isStory = publishedOf(type.fields) !== undefined || (body?.[0].values.length ?? 0) > 1500
  const isPage = type.fields.some((field) => field.kind === 'entries' && fits(field, 'sections') >= 0.95)
  return isStory || isPage ? undefined : choice('topic', 9, `is called “${type.type.name}”`, 'has a title and little else')
}
