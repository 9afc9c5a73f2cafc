import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { footnotes } from '../../../src/rich-text/build/footnotes.server.ts'
import type { Block, Inline } from '../../../src/rich-text/rich-text.ts'
import { pageOf } from '../../support/page-of.ts'
import { MARKDOWN_STORY, markdownSpace } from '../../support/spaces/markdown-space.ts'

process.env['CONTENT_SPACE'] = markdownSpace()

const { openContent } = await import('../../../src/site-content/site-content.server.ts')
const { storyPage } = await import('../../../src/pages/story/page.server.ts')

const reports: string[] = []
let blocks: readonly Block[] = []
let inGerman: readonly Block[] = []

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void reports.push(String(line)))
})

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void reports.push(String(line)))
  blocks = (await pageOf(storyPage(await openContent('en'), MARKDOWN_STORY))).body?.blocks ?? []
  inGerman = (await pageOf(storyPage(await openContent('de'), MARKDOWN_STORY))).body?.blocks ?? []
})

function ofType<T extends Block['type']>(type: T, list = blocks): Extract<Block, { type: T }>[] {
  return list.filter((block): block is Extract<Block, { type: T }> => block.type === type)
}

const inlinesOf = (list: readonly Block[]): Inline[] => list.flatMap((block) => (block.type === 'paragraph' ? block.children : []))

test('Markdown blocks: code has its language, a list its first number and its tasks, a cell its alignment', () => {
  expect(ofType('code').map(({ language }) => language)).toEqual(['ts'])
  const [tasks, numbered] = ofType('list')
  expect(tasks).toMatchObject({ ordered: false, checked: [true, false], items: [[{}], [{}, { type: 'list', checked: [false] }]] })
  expect(numbered).toMatchObject({ ordered: true, start: 4 })
  expect(numbered).not.toHaveProperty('checked')
  expect(ofType('table')[0]?.rows[1]?.map(({ align }) => align)).toEqual([undefined, 'end'])
})

test('Markdown blocks: references lead to footnotes, and footnotes back to all references', () => {
  const [notes] = ofType('notes')
  const references = inlinesOf(blocks).filter((inline) => inline.type === 'note')
  expect(references.map(({ number, target, id }) => [number, target, id])).toEqual([
    ['1', 'note_1', 'note_1_1'],
    ['2', 'note_2', 'note_2_1'],
    ['1', 'note_1', 'note_1_2'],
  ])
  expect(notes?.notes.map(({ id }) => id)).toEqual(['note_1', 'note_2'])
  const back = notes?.notes.map(({ children }) => inlinesOf(children).filter((inline) => inline.type === 'note'))
  expect(back?.map((each) => each.map(({ target }) => target))).toEqual([['note_1_1', 'note_1_2'], ['note_2_1']])
})

test('footnotes: each text of a page has separate ids, and a reference without a footnote returns nothing', () => {
  const anchors = new Map<string, number>()
  const document = [{ nodeType: 'footnotes', data: {}, content: [{ nodeType: 'footnote', data: { number: 1 }, content: [] }] }]
  expect(footnotes(document, anchors).refer(1)).toMatchObject([{ target: 'note_1' }])
  expect(footnotes([], anchors).refer(1)).toEqual([])
  const second = footnotes(document, anchors)
  expect(second.refer(1)).toMatchObject([{ target: 'note_2_1', id: 'note_2_1_1' }])
  expect(second.refer(2)).toEqual([])
  expect(second.ended(2, [])).toEqual([])
})

test('Markdown blocks: a picture has the words of the text, unless they repeat the asset', () => {
  const pictures = ofType('picture')
  expect(pictures.map(({ words }) => [words?.alt?.text, words?.title?.text])).toEqual([
    ['Stars draw circles', 'Two hours, one frame'],
    [undefined, undefined],
    [undefined, undefined],
  ])
  expect(ofType('picture', inGerman)[0]?.words?.alt).toEqual({ text: 'Stars draw circles', locale: 'en' })
})

test('Markdown blocks: an asset that is not delivered becomes a link to its file, and nothing is reported', () => {
  const links = inlinesOf(blocks).filter((inline) => inline.type === 'link')
  const gone = 'https://images.ctfassets.net/meridian00001/no-such-asset/0/gone.jpg'
  expect(links.filter(({ target }) => target.kind === 'url' && target.href === gone).map(({ children }) => children)).toMatchObject([
    [{ text: 'gone' }],
    [{ text: 'gone too' }],
  ])
  expect(inlinesOf(blocks).filter((inline) => inline.type === 'download')).toMatchObject([{ children: [{ text: 'the frame' }], file: { id: 'star-trails' } }])
  expect(reports.filter((line) => line.includes('story-markdown') && line.includes('no-such-asset'))).toEqual([])
})
