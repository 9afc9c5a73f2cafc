import type { SearchDocument } from '../../src/features/search/index/document.ts'

const SENTENCES = 14

/** Creates `count` pages from the sentences of existing pages, the same in each run. Titles are those of the existing pages with a number. */
export function manyPages(documents: readonly SearchDocument[], count: number): SearchDocument[] {
  const sentences = documents.flatMap(({ passages }) => passages.flatMap(({ text }) => text.split(/(?<=[.!?。！？؟])\s*/u))).filter((each) => each.length > 20)
  let seed = 7
  const next = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
  return Array.from({ length: count }, (_, at): SearchDocument => {
    const of = documents[at % documents.length]
    if (!of) throw new Error('There are no pages to copy.')
    const texts = Array.from({ length: 3 }, () => Array.from({ length: SENTENCES / 2 }, () => sentences[next(sentences.length)]).join(' '))
    return {
      ...of,
      key: `${of.key}-${at}`,
      title: { ...of.title, text: `${of.title.text} ${at}` },
      passages: texts.map((text, part) => ({ text, heading: `${of.title.text} ${part}`, anchor: `part-${part}` })),
      uses: [`${of.key}-${at}`],
    }
  })
}
