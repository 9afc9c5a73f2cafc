import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { handbookReference, withReference } from '../../scripts/documentation/handbook-reference.ts'
import { EDITOR_DRAWINGS, SITE_PICTURES } from '../../scripts/documentation/pictures.ts'
import { object } from 'contentful-emulator/json/json.ts'
import { SPACE, space } from './space-file.ts'

const HANDBOOK = readFileSync('docs/editors.md', 'utf8')

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

test('handbook: each of its pictures can be taken again: node scripts/documentation/take-pictures.ts', () => {
  const pictures = [...HANDBOOK.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path]) => path)
  const taken = new Set([...SITE_PICTURES.map(({ name }) => `${name}.webp`), ...EDITOR_DRAWINGS.map(({ name }) => `editors/${name}.webp`)])
  expect(pictures.length).toBeGreaterThan(15)
  expect(pictures.filter((path) => !taken.has(path ?? ''))).toEqual([])
})
