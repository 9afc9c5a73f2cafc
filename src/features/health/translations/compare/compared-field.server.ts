import type { Json } from 'contentful-emulator/json/json.ts'
import { changesBetween, type TextChange } from '../report/text-changes.ts'
import { fingerprint, hasWords } from '../texts.server.ts'
import { unitsOf, wordsOf, type Inline } from '../units.server.ts'
import { aligned, type Pair } from './aligned.ts'

/** A paragraph, heading or list item in two languages. One of them is absent if it has no counterpart. */
interface ComparedRow {
  readonly source: readonly Inline[] | undefined
  readonly translation: readonly Inline[] | undefined
  /** Changes of the source since the translation. Empty if it has not changed, or if the changes are unknown. */
  readonly changes: readonly TextChange[]
}

export interface ComparedField {
  readonly rows: readonly ComparedRow[]
  /** Whether source and translation have the same number of blocks, so that their order determines the pairs. */
  readonly isAligned: boolean
}

interface Texts {
  readonly source: Json | undefined
  readonly translation: Json | undefined
  /** Words of the source when the translation last changed, if they are known and the translation is outdated. */
  readonly before: string | undefined
  /** Language tag of the source. */
  readonly sourceLang: string
}

/** Pairs the blocks of a field in two languages. */
export function comparedField(field: string, { source, translation, before, sourceLang }: Texts): ComparedField {
  const ours = blocksOf(field, source)
  const theirs = blocksOf(field, translation)
  const earlier = before === undefined ? undefined : typeof source === 'string' ? paragraphsOf(before) : before.split('\n').filter(hasWords)
  const history =
    earlier &&
    aligned(
      earlier.map(printOf),
      ours.map(({ words }) => printOf(words)),
    )
  // The translation has the structure of the source for which it was written.
  const isOfEarlier = theirs.length === earlier?.length
  const isAligned = theirs.length === ours.length || theirs.length === 0 || isOfEarlier

  function row(own: number | undefined, other: number | undefined, was: number | undefined): ComparedRow {
    const [now, then] = [own === undefined ? undefined : ours[own], was === undefined ? undefined : earlier?.[was]]
    return {
      source: now?.inlines,
      translation: other === undefined ? undefined : theirs[other]?.inlines,
      changes: earlier ? changesOf(then, now?.words, sourceLang) : [],
    }
  }

  if (history && isAligned) return { isAligned, rows: history.map(([was, own]) => row(own, theirs.length === ours.length ? own : was, was)) }
  const pairs: readonly Pair[] = aligned(
    ours.map(({ kind }, at) => (isAligned ? String(at) : kind)),
    theirs.map(({ kind }, at) => (isAligned ? String(at) : kind)),
  )
  const wasOf = new Map(history?.map(([was, own]) => [own, was]))
  return { isAligned, rows: pairs.map(([own, other]) => row(own, other, own === undefined ? undefined : wasOf.get(own))) }
}

interface Block {
  readonly kind: string
  readonly inlines: readonly Inline[]
  readonly words: string
}

/** Splits a value into blocks. A long text has one for each paragraph. */
function blocksOf(field: string, value: Json | undefined): readonly Block[] {
  if (typeof value === 'string') return paragraphsOf(value).map((text) => ({ kind: 'text', inlines: [{ kind: 'text', text }], words: text }))
  return unitsOf(field, value).map(({ kind, inlines }) => ({ kind, inlines, words: wordsOf(inlines) }))
}

function paragraphsOf(text: string): readonly string[] {
  return text.split(/\n\s*\n/).filter(hasWords)
}

function printOf(words: string): string {
  return fingerprint({ words, targets: '' })
}

/** Returns the changes of a block. Changes of punctuation and case do not count. */
function changesOf(before: string | undefined, now: string | undefined, locale: string): readonly TextChange[] {
  if (before === undefined) return now === undefined ? [] : [{ kind: 'added', text: now }]
  if (now === undefined) return [{ kind: 'removed', text: before }]
  return printOf(before) === printOf(now) ? [] : changesBetween(before, now, locale)
}
