import type { Nodes, Root } from 'mdast'
import { lintRule } from 'unified-lint-rule'
import type { VFile } from 'vfile'
import { CONDITIONS, MAX_WORDS_PER_SENTENCE, PERSONIFICATION, SUBJECTS, TERMS, type Wording } from './wording.ts'

interface Sentence {
  /** Has the same length as in the source, so that positions are right. */
  readonly text: string
  /** Offset in the source. */
  readonly start: number
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' })
const WORD = /[\p{L}\p{N}][\p{L}\p{N}’'./@_-]*/gu

/** The rules of the project as plugins of remark. Each takes the name of the area that it checks. */
export const RULES = [
  rule('retired-term', TERMS),
  rule('personification', PERSONIFICATION),
  rule('subject', SUBJECTS, isStatement),
  rule('where-condition', CONDITIONS, isStatement),
  lintRule<Root, string>('prose:sentence-length', (tree, file) => {
    for (const { text, start } of sentencesOf(tree, file)) {
      const words = text.match(WORD)?.length ?? 0
      if (words > MAX_WORDS_PER_SENTENCE) report(file, start, `${words} words in a sentence: at most ${MAX_WORDS_PER_SENTENCE}`)
    }
  }),
]

function rule(name: string, wordings: readonly Wording[], applies: (sentence: Sentence) => boolean = () => true) {
  return lintRule<Root, string>(`prose:${name}`, (tree, file, area) => {
    const used = wordings.filter(({ allowedIn }) => !allowedIn?.includes(area))
    for (const sentence of sentencesOf(tree, file).filter(applies)) {
      for (const { find, instead } of used) {
        for (const match of sentence.text.matchAll(find)) {
          report(file, sentence.start + match.index, `"${match[0].replace(/^\W+/, '')}": write ${instead}`)
        }
      }
    }
  })
}

function report(file: VFile, offset: number, reason: string): void {
  const before = String(file).slice(0, offset)
  file.message(reason, { line: before.split('\n').length, column: offset - before.lastIndexOf('\n'), offset })
}

function isStatement({ text }: Sentence): boolean {
  return !/\?["”’')]?$/.test(text)
}

/** The sentences of each file, which all rules read. */
const sentencesByFile = new WeakMap<VFile, readonly Sentence[]>()

function sentencesOf(tree: Root, file: VFile): readonly Sentence[] {
  const found = sentencesByFile.get(file) ?? sentences(tree, String(file))
  sentencesByFile.set(file, found)
  return found
}

function sentences(node: Nodes, source: string): Sentence[] {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') return sentencesOfBlock(node, source)
  return 'children' in node ? node.children.flatMap((child) => sentences(child, source)) : []
}

function sentencesOfBlock(block: Nodes, source: string): Sentence[] {
  const start = block.position?.start.offset ?? 0
  const words = Array.from<string>({ length: (block.position?.end.offset ?? 0) - start }).fill(' ')
  const fill = (node: Nodes): void => {
    const from = node.position?.start.offset ?? 0
    const to = node.position?.end.offset ?? 0
    const isCode = node.type === 'inlineCode' || (node.type === 'text' && /^https?:\S+$/.test(node.value))
    if (isCode) words.fill('X', from - start, to - start)
    else if (node.type === 'text') words.splice(from - start, to - from, ...source.slice(from, to).split(''))
    if ('children' in node) node.children.forEach(fill)
  }
  fill(block)
  const text = words.join('').replaceAll(/\n[ >]*/g, (gap) => ' '.repeat(gap.length))
  return [...SEGMENTER.segment(text)].map(({ segment, index }) => {
    const trimmed = segment.trimStart()
    return { text: trimmed.trimEnd(), start: start + index + segment.length - trimmed.length }
  })
}
