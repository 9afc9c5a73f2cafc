import type { Origin } from 'content-mapping/mapped-space.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { SectionOf } from '../registry.tsx'
import type { Fact, UnmappedPart } from '../unmapped-fields/unmapped-content.ts'
import { lineOfPart } from './line-of-part.ts'

type Part = SectionOf<'genericSection'>

/** Maximum length of the number of a statistic, with its unit: `4.5 million`. */
const MAX_FIGURE = 12
/** Fields with the beginning or end of a number. */
const AFFIX = /prefix|suffix|unit|symbol|einheit|unite|unidad/i
/** Fields with a moment or a position, which is no statistic: the start of a chapter. */
const MOMENT = /start|begin|time|offset|second|minute|duration|order|position|index|year|date/i

/** Sets the number of a statistic as the title of its section, with its label. Returns `undefined` for a section with other content. */
export function statisticOf({ title, own, ...rest }: Part, origin: Pick<Origin, 'filledBy'>): Part | undefined {
  const lines = own?.parts.map(factOf) ?? []
  if (!title || rest.body || lines.includes(undefined)) return undefined
  const facts = [...(own?.facts ?? []), ...lines.flatMap((line) => line ?? [])]
  const affixes = facts.filter(({ id }) => AFFIX.test(id))
  const [fact, ...others] = facts.filter((each) => !affixes.includes(each))
  const words = fact ? wordOf(fact) : rest.summary
  if (!words || others.length > 0) return undefined
  const [titleField = '', field = ''] = [origin.filledBy.get('title'), fact?.id]
  const whole = (figure: LocalizedText) => ({ ...figure, text: [...affixesOf(affixes, /prefix/i), figure.text, ...affixesOf(affixes)].join('') })
  if (isFigure(title, titleField) && !isFigure(words, field)) return { ...rest, title: whole(title), label: words, ...(!fact && { summary: undefined }) }
  return fact && isFigure(words, field) && !isFigure(title, titleField) ? { ...rest, title: whole(words), label: title } : undefined
}

/** Shows a section as a logo: a picture with a name, and at most one link. Returns `undefined` for a section with other content. */
export function logoOf({ own, ...rest }: Part): Part | undefined {
  const { facts = [], parts = [] } = own ?? {}
  const ofFacts = facts.flatMap(({ values }) => values).map((value) => (value.kind === 'link' ? value.link.target : undefined))
  const ofParts = parts.flatMap((part) => (part.kind === 'actions' ? part.actions.map(({ target }) => target) : [undefined]))
  const targets = [...ofFacts, ...ofParts]
  if (!rest.picture || rest.body || rest.summary || targets.length > 1 || targets.includes(undefined)) return undefined
  const [target] = targets
  return { ...rest, logo: target ? { target } : {} }
}

/** Returns a part that is only a number or a line as a fact. */
function factOf(part: UnmappedPart): Fact | undefined {
  const text = lineOfPart(part)
  return text === undefined ? undefined : { id: part.id, label: { text: part.id }, values: [{ kind: 'text', text: { text } }] }
}

function isFigure({ text }: LocalizedText, field: string): boolean {
  return /\p{N}/u.test(text) && text.length <= MAX_FIGURE && !MOMENT.test(field)
}

function wordOf({ values: [value, ...others] }: Fact): LocalizedText | undefined {
  return value?.kind === 'text' && others.length === 0 ? value.text : undefined
}

/** Returns the texts of prefixes or of all other affixes. A unit that is a word follows a space. */
function affixesOf(facts: readonly Fact[], prefix?: RegExp): readonly string[] {
  return facts
    .filter(({ id }) => (prefix ? prefix.test(id) : !/prefix/i.test(id)))
    .flatMap((fact) => wordOf(fact)?.text ?? [])
    .map((text) => (!prefix && /^\p{L}{2}/u.test(text) ? ` ${text}` : text))
}
