import type { Source } from '../../mapping.ts'
import { fits, type FieldFacts } from '../evidence/field-facts.ts'
import type { TypeFacts } from '../evidence/type-facts.ts'
import { surenessOf, type Weight } from '../evidence/weigh.ts'
import { isMarkdown } from '../fields/texts.ts'
import type { FieldReason } from '../inference.ts'

/** A field that was chosen, and what spoke for it. */
export type Chosen = readonly [FieldFacts, Weight]

/** The reading of a content type: which of its fields mean what, each of them one thing. */
export class Reading {
  readonly type: TypeFacts
  readonly sources = new Map<string, Source>()
  readonly reasons = new Map<string, FieldReason>()

  constructor(type: TypeFacts) {
    this.type = type
  }

  /** Fields that mean nothing yet, in the order of the model. */
  get left(): readonly FieldFacts[] {
    return this.type.fields.filter(({ id }) => !this.reasons.has(id))
  }

  /** Let a field that was found have a meaning; without one nothing happens. */
  take(means: string, found: Chosen | undefined, source: (field: FieldFacts) => Source = from): void {
    if (!found) return
    const [field, weight] = found
    this.sources.set(means, source(field))
    this.say(field, means, weight)
  }

  /** Let several fields together have a meaning. */
  takeAll(means: string, fields: readonly FieldFacts[], weight: Weight, source: (field: FieldFacts) => Source = from): void {
    const [first, ...more] = fields.map(source)
    if (first === undefined) return
    this.sources.set(means, more.length === 0 ? first : { all: [first, ...more] })
    for (const field of fields) this.say(field, means, weight)
  }

  /** Say what a field means, and why. */
  say(field: FieldFacts, means: string, weight: Weight): void {
    const why = [...new Set(weight.why)].join('; ') || 'is the only one that can be'
    this.reasons.set(field.id, { means, why, sureness: surenessOf(weight) })
  }
}

/** Take a field as it is. */
function from({ id }: FieldFacts): Source {
  return { from: id }
}

/** Take a text for readers: Markdown where that is the rule, code and prompts as they are; of other long text each value shows what it is. */
export function text(field: FieldFacts): Source {
  if (field.kind !== 'long') return { from: field.id }
  if (/\b(?:code|snippet|prompt)\b/.test(field.words.join(' '))) return { from: field.id, as: 'plain' }
  return isMarkdown(field) ? { from: field.id, as: 'markdown' } : { from: field.id }
}

/** Take a picture: of several the first. */
export function picture(field: FieldFacts): Source {
  return field.kind === 'assets' || field.kind === 'entries' ? { from: field.id, as: 'first' } : { from: field.id }
}

/** Find fields that are one field, numbered: `block1`, `block2`, `block3`. */
export function numbered(fields: readonly FieldFacts[]): readonly (readonly FieldFacts[])[] {
  const families = Map.groupBy(
    fields.filter(({ words }) => words.some((word) => /^\d{1,2}$/.test(word))),
    ({ words, kind }) => `${kind} ${words.filter((word) => !/^\d{1,2}$/.test(word)).join(' ')}`,
  )
  return [...families.values()].filter((family) => family.length > 1)
}

/** Choose by what a field is called alone, among those of some kinds. */
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
