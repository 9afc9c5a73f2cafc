import { beforeAll, expect, test, vi } from 'vitest'
import type { Content } from '../../src/content/content.server.ts'
import { changedSpace, copyOf, link, resource } from '../support/export-file.ts'

process.env['CONTENT_SPACE'] = changedSpace(({ entries }) => {
  const imprint = resource(entries, 'page-imprint')
  const page = (id: string, slug: string, parent?: string) =>
    entries.push(copyOf(imprint, id, { slug: { en: slug }, sections: {}, parent: parent ? { en: link('Entry', parent) } : {} }))
  page('below-home', 'below-home', 'page-home')
  page('grandchild', 'grandchild', 'below-home')
  page('first', 'same', 'page-visit')
  page('second', 'same', 'page-visit')
  page('elsewhere', 'same', 'page-about')
  page('decomposed', 'cafe\u0301')
  resource(entries, 'page-home').fields['parent'] = { en: link('Entry', 'page-about') }
})

const { openContent } = await import('../../src/content/content.server.ts')
const { pageByPath } = await import('../../src/content/pages/content-page.server.ts')
let content: Content
const reports: string[] = []
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void reports.push(String(line)))
  content = await openContent('en')
})

test('the home page is no ancestor: what stands below it stands at the top', async () => {
  expect(content.tree.ancestors('grandchild')).toEqual(['below-home'])
  expect(content.tree.place('grandchild', 'en')).toEqual({ route: 'page', path: 'below-home/grandchild' })
  const found = await pageByPath(content, 'below-home/grandchild')
  expect(found.kind === 'page' && found.page.breadcrumb.length).toBe(2)
  expect(content.tree.children('page-home')).toContain('below-home')
})

test('a page lists its children and not the home page', () => {
  expect(content.tree.children('page-visit')).toEqual(expect.arrayContaining(['first', 'second']))
  expect(content.tree.children('below-home')).toEqual(['grandchild'])
  expect(content.tree.children('grandchild')).toEqual([])
  expect(content.tree.children('page-about')).not.toContain('page-home')
})

test('of two pages with one path the first answers, which is reported; below another page the slug is free', () => {
  expect(content.tree.find('visit/same', 'en')).toBe('first')
  expect(content.tree.find('about/same', 'en')).toBe('elsewhere')
  expect(reports).toContainEqual(expect.stringMatching(/second.*same path "visit\/same" as first/))
})

test('a slug in decomposed letters is found under its composed address', async () => {
  expect(content.tree.find('caf\u00e9', 'en')).toBe('decomposed')
  expect((await pageByPath(content, 'cafe\u0301')).kind).toBe('page')
})
