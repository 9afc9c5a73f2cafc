import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { handbookReference, withReference } from '../../scripts/documentation/handbook-reference.ts'
import { ASSET_DRAWINGS, EDITOR_DRAWINGS, SHARED_PAGES, SHEET_PICTURES, SITE_PICTURES } from '../../scripts/documentation/pictures.ts'
import { object } from 'contentful-emulator/json/json.ts'
import { SPACE, space } from './space-file.ts'

const HANDBOOK = readFileSync('docs/editors.md', 'utf8')
/** Maximum size of a picture. The sheet with the twelve sections is the largest. */
const MAX_PICTURE_BYTES = 130_000
/** Maximum size of all pictures, because every clone downloads them. */
const MAX_PICTURES_BYTES = 1_600_000

test('handbook: lists every field of the content model with its help text: node scripts/documentation/handbook-reference.ts', () => {
  const reference = handbookReference(object(JSON.parse(readFileSync(SPACE, 'utf8'))))
  expect(reference.match(/^### /gm)).toHaveLength(space.contentTypes.length)
  expect(HANDBOOK).toBe(withReference(HANDBOOK, reference))
})

test('handbook: its guide mentions every content type by its name', () => {
  const guide = HANDBOOK.split('\n## Every type and every field\n')[0]?.toLowerCase() ?? ''
  expect(space.contentTypes.map(({ name }) => name).filter((name) => !guide.includes(name.toLowerCase()))).toEqual([])
})

test('handbook: its guide has a part for each task of an editor', () => {
  const headings = [...HANDBOOK.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase())
  for (const task of ['words', 'notice', 'closing days', 'menus', 'topics and tags', 'search', 'pictures', 'publish', 'unpublish', 'not live']) {
    expect(
      headings.some((heading) => heading.includes(task)),
      task,
    ).toBe(true)
  }
})

/** Chapters without a result on the site: the vocabulary. */
const CHAPTERS_WITHOUT_RESULT = ['Words']
const GUIDE = HANDBOOK.split('\n## Every type and every field\n')[0] ?? ''
const [, ...CHAPTERS] = GUIDE.split(/^## /m)
const EDITOR_PICTURES = [...EDITOR_DRAWINGS, ...ASSET_DRAWINGS].map(({ name }) => `editors/${name}.webp`)
const RESULT_PICTURES = [...SITE_PICTURES, ...SHEET_PICTURES, ...SHARED_PAGES].map(({ name }) => `${name}.webp`)

/** Returns the pictures of a text with their descriptions. */
function picturesOf(text: string): readonly { readonly description: string; readonly path: string }[] {
  return [...text.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(([, description = '', path = '']) => ({ description, path }))
}

test.each(['Entry', 'Slug', 'Section', 'Embargo', 'Release'])('handbook: its vocabulary explains the word %s', (word) => {
  const words = CHAPTERS.find((chapter) => /^words$/i.test(chapter.split('\n')[0] ?? '')) ?? ''
  const meaning = new RegExp(String.raw`^\| \*\*${word}\*\* \| (.+) \|$`, 'im').exec(words)?.[1] ?? ''
  expect(meaning.split(' ').length).toBeGreaterThan(4)
})

test.each([
  ['scheduling', /^publish$/i, /\*set schedule\*/i],
  ['releases', /^publish$/i, /\breleases?\b/i],
  ['picture sizes', /^pictures$/i, /^\|.*\bhero\b.*\d{4} pixels \|$/im],
  ['the focal point', /^pictures$/i, /\*\*focal point\*\*/i],
  ['announcements', /\bnotice\b/i, /\*\*announcement\*\*/i],
  ['opening days', /\bopening\b/i, /\*\*opening hours\*\*/i],
  ['closing days', /\bclosing days\b/i, /\bclose\b/i],
  ['menus', /^menus$/i, /\*\*navigation item\*\*/i],
  ['topics', /\btopics\b/i, /\*\*topic\*\*/i],
  ['tags', /\btags\b/i, /\*\*tag\*\*/i],
  ['the appearance in search engines', /^search and sharing$/i, /\*\*search and sharing\*\*[^]*\btitle\b[^]*\bdescription\b/i],
  ['unpublishing', /^unpublish\b/i, /\*unpublish\*/i],
  ['changes that are not live', /\bnot live$/i, /^5\. /m],
])('handbook: a chapter of its guide explains %s', (_, heading, explained) => {
  const chapter = CHAPTERS.find((each) => heading.test(each.split('\n')[0] ?? '')) ?? ''
  expect(chapter).toMatch(explained)
})

test('handbook: each of its pictures can be taken again: node scripts/documentation/take-pictures.ts', () => {
  const taken = new Set([...EDITOR_PICTURES, ...RESULT_PICTURES])
  expect(picturesOf(HANDBOOK).length).toBeGreaterThan(40)
  expect(picturesOf(HANDBOOK).filter(({ path }) => !taken.has(path))).toEqual([])
})

test('handbook: each chapter shows the editor of Contentful and the result on the site', () => {
  const incomplete = CHAPTERS.filter((chapter) => {
    const paths = picturesOf(chapter).map(({ path }) => path)
    return !paths.some((path) => EDITOR_PICTURES.includes(path)) || !paths.some((path) => RESULT_PICTURES.includes(path))
  })
  expect(incomplete.map((chapter) => chapter.split('\n')[0])).toEqual(CHAPTERS_WITHOUT_RESULT)
})

test('handbook: each pair shows the editor first, then the result', () => {
  const rows = GUIDE.split('\n').filter((line) => line.startsWith('| !['))
  expect(rows.length).toBeGreaterThan(15)
  for (const row of rows) {
    const [editor, result, ...others] = picturesOf(row)
    expect(EDITOR_PICTURES, row).toContain(editor?.path)
    expect(RESULT_PICTURES, row).toContain(result?.path)
    expect(others).toEqual([])
  }
})

test('handbook: each picture of its folder is shown, and every picture that is named exists', () => {
  const shown = new Set(picturesOf(HANDBOOK).map(({ path }) => path))
  const files = readdirSync('docs/editors').filter((file) => file.endsWith('.webp'))
  expect([...shown].toSorted()).toEqual(files.map((file) => `editors/${file}`).toSorted())
})

test('handbook: each picture has its own description, and drawings are described as drawings', () => {
  const descriptions = picturesOf(HANDBOOK).map(({ description }) => description)
  expect(new Set(descriptions).size).toBe(descriptions.length)
  expect(descriptions.filter((description) => description.split(' ').length < 5)).toEqual([])
  const drawn = new Set([...EDITOR_PICTURES, ...SHARED_PAGES.map(({ name }) => `${name}.webp`)])
  for (const { description, path } of picturesOf(HANDBOOK)) expect(description.startsWith('Drawing: '), path).toBe(drawn.has(path))
})

test('handbook: its pictures are small files', () => {
  const size = (path: string) => statSync(`docs/${path}`).size
  const paths = [...new Set(picturesOf(HANDBOOK).map(({ path }) => path))]
  expect(paths.filter((path) => size(path) > MAX_PICTURE_BYTES)).toEqual([])
  expect(paths.reduce((sum, path) => sum + size(path), 0)).toBeLessThan(MAX_PICTURES_BYTES)
})

test('handbook: its pictures of the site are in English, except one that explains languages', () => {
  const views = [...SITE_PICTURES, ...SHEET_PICTURES.flatMap(({ name, views: shown }) => shown.map((view) => ({ ...view, name })))]
  const others = views.filter(({ name, path }) => name.startsWith('editors/') && !/^\/en(?:\/|$|\?)/.test(path))
  expect(others.map(({ name }) => name)).toEqual(['editors/german'])
})
