import type { Origin } from 'content-mapping/mapped-space.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import { plainTextOfBlocks } from '#app/rich-text/plain-text.ts'
import type { EmbeddedEntry } from '#app/rich-text/rich-text.ts'
import type { Statement } from '../build.server.ts'
import type { SectionOf } from '../registry.tsx'
import { lineOfPart } from './line-of-part.ts'
import type { Fact, UnmappedPart } from '../unmapped-fields/unmapped-content.ts'

type Part = SectionOf<'genericSection'>

/** Fields with the name of a person, in the words of their ids. */
const PERSON = /name|author|person|customer|client|guest|reviewer|autor|auteur|nombre|kunde/i
/** Fields with a headline, and not with the title of a person. */
const HEADLINE = /^(?:review|quote|testimonial)?(?:title|head(?:er|ing|line)?|titel|titre|titulo)$/i
/** Fields with a rating. */
const RATING = /st(?:ars?|erne|elle)$|rating|score|etoiles|estrellas|bewertung|valoracion/i

/**
 * Returns the words of a person in a section, with the line that names the person: their name, their position, and their company.
 *
 * Returns `undefined` if the section has other content, such as other texts, or if its title may be a headline of the words.
 */
export function statementOf({ title, body, picture, own, ...rest }: Part, origin?: Pick<Origin, 'filledBy'>): Statement | undefined {
  if (!body || rest.summary || body.blocks.some((block) => block.type !== 'paragraph')) return undefined
  const { facts, parts } = own ?? { facts: [], parts: [] }
  const titleField = origin?.filledBy.get('title') ?? ''
  if (HEADLINE.test(titleField) && facts.some(({ id }) => PERSON.test(id))) return undefined
  const targets = [...facts.flatMap(targetsOf), ...parts.flatMap((part) => (part.kind === 'actions' ? part.actions.map(({ target }) => target) : []))]
  const names = parts.filter((part) => part.kind !== 'actions').map(nameOf)
  if (targets.length > 1 || names.some((name) => name === undefined)) return undefined
  // The title may be a position, and the person in another field.
  const isPerson = title && (titleField === '' || PERSON.test(titleField))
  const people = isPerson ? [] : facts.filter(({ id }) => PERSON.test(id))
  const others = facts.filter((fact) => !people.includes(fact))
  const lines = [...people.flatMap(wordsOf), ...(title ? [title.text] : []), ...others.flatMap(wordsOf), ...names.flatMap((name) => name ?? [])]
  if (lines.length === 0 || (!title && people.length === 0)) return undefined
  return {
    text: { text: plainTextOfBlocks(body.blocks), ...(body.locale !== undefined && { locale: body.locale }) },
    // An initial belongs to the name.
    attribution: { ...title, text: lines.reduce((line, part) => (/^\p{L}$/u.test(part) ? `${line} ${part}.` : `${line}, ${part}`)) },
    ...(picture && { portrait: picture }),
    ...(targets[0] && { target: targets[0] }),
  }
}

function wordsOf({ id, label, values }: Fact): string[] {
  return values.flatMap((value) => {
    if (value.kind !== 'text') return value.kind === 'moment' ? [value.moment.date] : []
    const { text } = value.text
    return /^[\p{N}.,]+$/u.test(text) ? [RATING.test(id) ? `${text} ★` : `${label.text} ${text}`] : [text]
  })
}

function targetsOf({ values }: Fact): LinkTarget[] {
  return values.flatMap((value) => (value.kind === 'link' ? [value.link.target] : []))
}

/** Returns a line of text, such as a position, or the name of a linked part without texts, such as a company with its logo. */
function nameOf(part: UnmappedPart): string | undefined {
  const line = HEADLINE.test(part.id) ? undefined : lineOfPart(part)
  if (line !== undefined) return line
  if (part.kind !== 'sections' || part.sections.length !== 1) return undefined
  const [only] = part.sections
  return only && isNamed(only) && !only.body && !only.summary ? only.title?.text : undefined
}

function isNamed(section: EmbeddedEntry): section is Part {
  return section.type === 'genericSection'
}
