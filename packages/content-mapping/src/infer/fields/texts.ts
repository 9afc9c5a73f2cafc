import { fits, isInternal, isText, type FieldFacts } from '../evidence/field-facts.ts'
import type { FieldMeaning } from '../names/field-words.ts'
import { isFormReport } from '../names/form-words.ts'
import { heaviest, NOTHING, weigh, type Weight } from '../evidence/weigh.ts'

/** Meanings of texts that are neither body nor summary. */
const OTHERS = ['caption', 'button', 'technical', 'contact', 'price'] as const satisfies readonly FieldMeaning[]

function isOther(field: FieldFacts): boolean {
  if (isText(field) && field.values.code > 0.5) return false
  return !isText(field) || isInternal(field) || isFormReport(field.words) || OTHERS.some((meaning) => fits({ ...field, names: [] }, meaning) >= 0.65)
}

/** Returns whether a long text is Markdown, by its values or else by its editor. */
export function isMarkdown({ kind, field, values }: FieldFacts): boolean {
  if (kind !== 'long') return false
  return values.count >= 3 ? values.markdown > 0.1 : values.markdown > 0 || field.widget === 'markdown'
}

/** Transcripts accompany a recording. They are the main text only if there is no other. */
const TRANSCRIPT = /\b(?:transcript|transcription|transkript|transkription|trascrizione|transcripcion|transcricao)\b/

function bodyWeight(field: FieldFacts): Weight {
  const { kind, values, field: declared } = field
  if (isOther(field) || declared.values.length > 0) return NOTHING
  const summary = Math.max(fits(field, 'summary'), 0.6 * fits(field, 'subtitle'))
  return weigh(
    kind === 'rich' && [6, 'is rich text'],
    kind === 'long' && [5, 'is long text'],
    kind === 'short' && [-3],
    kind === 'short' && values.count > 0 && values.texts.every((each) => !/\s/.test(each)) && [-6],
    [7 * fits(field, 'body'), `is called “${field.id}”`],
    [4 * fits(field, 'description'), `is called “${field.id}”`],
    isMarkdown(field) && [1, 'holds Markdown'],
    values.code > 0.5 && [6, 'is source code'],
    values.length > 400 && [2, 'is the longest kind of text'],
    summary > 0 && [-9 * summary],
    TRANSCRIPT.test(field.words.join(' ')) && [-4],
    fits(field, 'seo') >= 0.5 && [-9],
    field.isOfField && [-12],
    values.internal > 0.5 && [-9],
    [-3 * fits(field, 'title')],
  )
}

/** Minimum share of texts with links or lists above which a field is no summary. */
const STRUCTURED = 0.3

function summaryWeight(field: FieldFacts): Weight {
  const { kind, values, field: declared } = field
  if (isOther(field) || declared.values.length > 0 || values.paths > 0.8) return NOTHING
  const called = `is called “${field.id}”`
  return weigh(
    [10 * fits(field, 'summary'), called],
    [7 * fits(field, 'description'), called],
    [8 * fits(field, 'subtitle'), called],
    values.length > 60 && values.length <= 600 && [kind === 'rich' ? 0 : 4, 'is a text of one or two sentences'],
    fits(field, 'seo') >= 0.5 && [-4],
    field.isOfField && [-12],
    (values.internal > 0.5 || values.ids > 0.5 || values.urls > 0.2) && [-9],
    values.length > 800 && [-3],
    TRANSCRIPT.test(field.words.join(' ')) && [-9],
    // Summaries are shown without links and lists.
    values.structured >= STRUCTURED && fits(field, 'summary') < 0.7 && [-9],
    kind === 'long' && values.count > 0 && values.length <= 300 && [4, 'is a short text'],
    kind === 'short' && values.sentences >= 0.6 && [4, 'is a sentence'],
    kind === 'short' && values.length > 30 && values.urls === 0 && [2, 'is a line of text'],
    [-2 * fits(field, 'title')],
  )
}

/** Returns the field with the main text: rich text or long text, or a short text with a fitting name. */
export function bodyOf(fields: readonly FieldFacts[]): readonly [FieldFacts, Weight] | undefined {
  return heaviest(fields, bodyWeight, 4)
}

/** Returns the only rich text, if it is much longer than a plain text and about as often filled in. The name of the plain text may forbid this. */
export function longerThan(body: FieldFacts, fields: readonly FieldFacts[]): readonly [FieldFacts, Weight] | undefined {
  const [rich, ...others] = fields.filter((field) => field.kind === 'rich' && !isOther(field))
  const isPlain = body.kind === 'long' && !isMarkdown(body) && fits(body, 'body') < 0.95
  const isLonger = rich !== undefined && rich.values.length >= body.values.length * 2 && rich.values.count * 2 > body.values.count
  return isPlain && isLonger && others.length === 0 ? [rich, { points: 6, why: ['is the only rich text, and much longer than the others'] }] : undefined
}

/** Returns the only text of an entry if its name has no known meaning. In a part, a rich-text summary counts as the body. */
export function onlyTextOf(fields: readonly FieldFacts[], isPart: boolean): FieldFacts | undefined {
  const texts = fields.filter((field) => !isOther(field) && fits(field, 'seo') < 0.5 && (field.kind === 'rich' || field.kind === 'long'))
  const [text] = texts
  const isSummary = text !== undefined && !(isPart && text.kind === 'rich') && (fits(text, 'summary') >= 0.7 || fits(text, 'subtitle') >= 0.7)
  return texts.length === 1 && !isSummary ? text : undefined
}

/** Returns the field with a short introduction of an entry. */
export function summaryOf(fields: readonly FieldFacts[]): readonly [FieldFacts, Weight] | undefined {
  return (
    heaviest(fields, summaryWeight, 4) ??
    heaviest(
      fields.filter((field) => /^(?:meta|seo) ?desc/.test(field.own.join(' '))),
      () => ({ points: 4, why: ['is the text for search engines, and there is no other'] }),
      4,
    )
  )
}
