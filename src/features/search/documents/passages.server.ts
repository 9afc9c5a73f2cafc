import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { isPageType } from '#app/config/page-types/table.ts'
import { plainText } from '#app/rich-text/plain-text.ts'
import type { Block, RichText } from '#app/rich-text/rich-text.ts'
import type { Passage } from '../index/document.ts'

/** Maximum number of letters per page. The longest page of the demonstration space has 12,000. */
const MAX_LETTERS = 200_000

interface Head {
  readonly heading?: string
  readonly anchor?: string
}

/**
 * Collects the text of a page from the data of its views, in passages below its headings.
 * Excludes cards of other pages, links and images.
 */
export function passagesOf(parts: readonly unknown[]): Passage[] {
  const passages: Passage[] = []
  let head: Head = {}
  let left = MAX_LETTERS

  function add(text: string, locale: string | undefined): void {
    const words = text.replaceAll(/\s+/g, ' ').trim().slice(0, left)
    if (words === '') return
    left -= words.length
    const last = passages.at(-1)
    const isSame = last && last.heading === head.heading && last.anchor === head.anchor && last.locale === locale
    if (isSame) passages[passages.length - 1] = { ...last, text: joined(last.text, words) }
    else passages.push({ ...head, text: words, ...(locale === undefined ? {} : { locale }) })
  }

  function below(heading: string, anchor: string | undefined, locale: string | undefined): void {
    head = { heading, ...(anchor === undefined ? {} : { anchor }) }
    // A heading without a text below it is searchable as well.
    passages.push({ ...head, text: '', ...(locale === undefined ? {} : { locale }) })
  }

  function visit(value: unknown): void {
    if (typeof value !== 'object' || value === null || isLeftOut(value)) return
    if (Array.isArray(value)) return value.forEach(visit)
    if (isRichText(value)) return visitBlocks(value.blocks, value.locale)
    if (isLocalizedText(value)) return add(value.text, value.locale)
    if ('term' in value && isLocalizedText(value.term) && 'id' in value) below(value.term.text, `term-${String(value.id)}`, value.term.locale)
    if ('question' in value && isLocalizedText(value.question) && 'id' in value)
      below(value.question.text, `question-${String(value.id)}`, value.question.locale)
    if ('title' in value && isLocalizedText(value.title) && 'type' in value) below(value.title.text, undefined, value.title.locale)
    for (const [name, each] of Object.entries(value)) if (name !== 'actions' && (!HEADING.has(name) || !isHead(value))) visit(each)
  }

  function visitBlocks(blocks: readonly Block[], locale: string | undefined): void {
    for (const block of blocks) {
      if (block.type === 'heading') below(plainText(block.children), block.id, locale)
      else if (block.type === 'paragraph') add(plainText(block.children), locale)
      else if (block.type === 'list') block.items.forEach((item) => visitBlocks(item, locale))
      else if (block.type === 'quote') visitBlocks(block.children, locale)
      else if (block.type === 'code') add(block.text, locale)
      else if (block.type === 'table') block.rows.flat().forEach((cell) => visitBlocks(cell.children, locale))
      else if (block.type === 'notes') block.notes.forEach((note) => visitBlocks(note.children, locale))
      else if (block.type === 'entry') visit(block.entry)
    }
  }

  visit(parts)
  return passages
}

/** Matches the end of a sentence, after which another text may follow. */
const SENTENCE_END = /[.!?…:;。！？؟؛।]['"”’»）)」』]*$/u

/** Joins texts of different fields, cells and list items with a separator, so that an excerpt shows the boundary. */
function joined(before: string, after: string): string {
  return before === '' ? after : SENTENCE_END.test(before) ? `${before} ${after}` : `${before} · ${after}`
}

/** Fields that `visit` has already read as a heading. */
const HEADING: ReadonlySet<string> = new Set(['term', 'question', 'title'])
const OTHERS: ReadonlySet<unknown> = new Set(['place', 'url'])

function isHead(value: object): boolean {
  return 'term' in value || 'question' in value || 'type' in value
}

/** Returns whether a value is a card, a link or an image. */
function isLeftOut(value: object): boolean {
  if ('vector' in value || ('link' in value && 'title' in value)) return true
  return 'kind' in value && (OTHERS.has(value.kind) || (typeof value.kind === 'string' && isPageType(value.kind)))
}

function isLocalizedText(value: unknown): value is LocalizedText {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    Object.keys(value).every((key) => key === 'text' || key === 'locale')
  )
}

function isRichText(value: object): value is RichText {
  return 'blocks' in value && Array.isArray(value.blocks)
}
