import type { Source } from '../../mapping.ts'
import { fits, type FieldFacts } from '../evidence/field-facts.ts'
import type { TypeFacts } from '../evidence/type-facts.ts'
import { surenessOf, type Weight } from '../evidence/weigh.ts'
import { isMarkdown } from '../fields/texts.ts'
import type { FieldReason } from '../inference.ts'

/** A chosen field and its evidence. */
export type Chosen = readonly [FieldFacts, Weight]

/** Collects the meanings of the fields of a content type. Each field has at most one meaning. */
export class Reading {
  readonly type: TypeFacts
  readonly sources = new Map<string, Source>()
  readonly reasons = new Map<string, FieldReason>()

  constructor(type: TypeFacts) {
    this.type = type
  }

  /** Fields without a meaning so far, in the order of the model. */
  get left(): readonly FieldFacts[] {
    return this.type.fields.filter(({ id }) => !this.reasons.has(id))
  }

  /** Assigns a meaning to a field, if one was found. */
  take(means: string, found: Chosen | undefined, source: (field: FieldFacts) => Source = from): void {
    if (!found) return
    const [field, weight] = found
    this.sources.set(means, source(field))
    this.say(field, means, weight)
  }

  /** Assigns one meaning to several fields. */
  takeAll(means: string, fields: readonly FieldFacts[], weight: Weight, source: (field: FieldFacts) => Source = from): void {
    const [first, ...more] = fields.map(source)
    if (first === undefined) return
    this.sources.set(means, more.length === 0 ? first : { all: [first, ...more] })
    for (const field of fields) this.say(field, means, weight)
  }

  /** Records the meaning of a field with its reasons. */
  say(field: FieldFacts, means: string, weight: Weight): void {
    const why = [...new Set(weight.why)].join('; ') || 'is the only one that can be'
    this.reasons.set(field.id, { means, why, sureness: surenessOf(weight) })
  }
}

/** Returns the source that reads a field unchanged. */
function from({ id }: FieldFacts): Source {
  return { from: id }
}

/**
 * Returns the source of a text for readers. Fields in which most values are Markdown are read as Markdown, code and prompts as plain text.
 * Other long texts are detected value by value.
 */
export function text(field: FieldFacts): Source {
  if (field.kind !== 'long') return { from: field.id }
  if (/\b(?:code|snippet|prompt)\b/.test(field.words.join(' ')) || field.values.code > 0.5) return { from: field.id, as: 'plain' }
  return isMarkdown(field) ? { from: field.id, as: 'markdown' } : { from: field.id }
}

/** Returns the source of a picture. Takes the first item of a list. */
export function picture(field: FieldFacts): Source {
  return field.kind === 'assets' || field.kind === 'entries' ? { from: field.id, as: 'first' } : { from: field.id }
}

/** Groups numbered fields that belong together: `block1`, `block2`, `block3`. */
export function numbered(fields: readonly FieldFacts[]): readonly (readonly FieldFacts[])[] {
  const families = Map.groupBy(
    fields.filter(({ words }) => words.some((word) => /^\d{1,2}$/.test(word))),
    ({ words, kind }) => `${kind} ${words.filter((word) => !/^\d{1,2}$/.test(word)).join(' ')}`,
  )
  return [...families.values()].filter((family) => family.length > 1)
}

/** Returns the field of the given kinds whose name fits best. */
export function calledBest(
  fields: readonly FieldFacts[],
  kinds: readonly FieldFacts['kind'][],
  meaning: Parameters<typeof fits>[1],
  least = 0.7,
): Chosen | undefined {
  let best: FieldFacts | undefined
  for (const field of fields) {
    if (kinds.includes(field.kind) && fits(field, meaning) >= least && (!best || fits(field, meaning) > fits(best, meaning))) best = field
  }
  return best && [best, { points: 9 * fits(best, meaning), why: [`is called “${best.id}”`] }]
}
