import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Content } from '../../../src/content/content.ts'
import { APART, HOSTILE_STORIES, hostileSpace } from '../../support/spaces/hostile-space.ts'

process.env['CONTENT_SPACE'] = hostileSpace()

const { openContent } = await import('../../../src/site-content/site-content.server.ts')
const { pageByPath } = await import('../../../src/pages/page/page.server.ts')
const { readLayout } = await import('../../../src/layout/site-layout/layout-content.server.ts')
const { storyPage } = await import('../../../src/pages/story/page.server.ts')
const { storiesPage } = await import('../../../src/pages/story/listing/listing.server.ts')
const { sitemapPages } = await import('../../../src/pages/sitemap/sitemap.server.ts')
const { sitemap } = await import('../../../src/seo/sitemap.ts')

const UNFIT = /[\p{Cc}--[\n]]|\\u00[01]|\\ud83d(?!\\ude)|[\p{Cs}\uFFFE]/v
const reports: string[] = []
let content: Content

beforeAll(async () => {
  content = await openContent('en')
})

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void reports.push(String(line)))
})

async function story(slug: string) {
  const found = await storyPage(content, slug)
  if (found.kind !== 'page') throw new Error(`${slug} is ${found.kind}`)
  return found.page
}

describe('hostile content', () => {
  test.each(HOSTILE_STORIES)('story page: %s is shown, without characters that a page must not contain', async (slug) => {
    expect(JSON.stringify(await story(slug))).not.toMatch(UNFIT)
  })

  test('control characters and unpaired surrogates are removed from texts and reported', async () => {
    const page = await story('controls')
    expect(page.title.text).toBe('Controls and halves')
    expect(page.body?.blocks[0]).toMatchObject({ children: [{ text: 'onetwo three\u2028four' }] })
    expect(JSON.stringify(await readLayout('en'))).not.toMatch(UNFIT)
    expect(reports.filter((line) => line.includes('entry story-controls') && line.includes('control characters'))).toHaveLength(3)
  })

  test('a slug with invalid characters is no address: it is neither listed nor in the sitemap', async () => {
    const listing = JSON.stringify(await storiesPage(content, undefined, 1))
    expect(listing).not.toMatch(/nulslug|"half"/)
    const xml = sitemap(await sitemapPages(), undefined) ?? ''
    for (const slug of HOSTILE_STORIES) expect(xml).toContain(`/en/stories/${encodeURIComponent(slug)}<`)
    expect(xml).not.toMatch(/nulslug|stories\/half/)
    expect(xml).not.toMatch(UNFIT)
  })

  test('a slug is found in any Unicode normalization', async () => {
    expect((await storyPage(content, APART)).kind).toBe('page')
    expect((await storyPage(content, APART.normalize('NFC'))).kind).toBe('page')
    expect(await pageByPath(content, 'ümlaut')).toMatchObject({ kind: 'moved', href: '/en/stories' })
  })

  test('embeds end at the first repetition, and a page has a maximum size', async () => {
    const page = JSON.stringify(await story('embeds'))
    expect(page.length).toBeLessThan(4_000_000)
    for (let index = 0; index < 12; index += 1) expect(page).toContain(`I am embed-${index}`)
    expect(reports.some((line) => line.includes('is embedded in itself'))).toBe(true)
    expect(reports.some((line) => line.includes('entry story-embeds') && line.includes('more than 20000 parts'))).toBe(true)
  })

  test('rich text that is nested too deep loses only its deepest levels', async () => {
    const page = await story('deep')
    expect(page.body?.blocks[0]).toMatchObject({ type: 'paragraph', children: [{ text: 'at the top' }] })
    expect(reports.some((line) => line.includes('entry story-deep') && line.includes('nested too deep'))).toBe(true)
  })

  test('names of inherited object properties are unknown nodes, marks and sections', async () => {
    const page = await story('inherited')
    expect(JSON.stringify(page.body)).toContain('in constructor')
    expect((await pageByPath(content, 'visit')).kind).toBe('page')
    for (const name of ['constructor', '__proto__', 'toString']) {
      expect(reports.some((line) => line.includes(`rich-text node "${name}"`))).toBe(true)
      expect(reports.some((line) => line.includes(`is a ${name}, which is no section type`))).toBe(true)
    }
  })

  test('files of other hosts and invalid file addresses are left out', async () => {
    const { cover, body } = await story('assets')
    expect(cover).toBeUndefined()
    expect(JSON.stringify(body)).not.toMatch(/evil|data:|javascript|"type":"(?:picture|file|download)"/)
    expect(reports.filter((line) => /entry asset-hostile-\d.*is not a host of files/.test(line))).toHaveLength(6)
  })

  test('unsafe links are shown as plain text', async () => {
    const { body } = await story('links')
    const targets = body?.blocks.flatMap((block) =>
      block.type === 'paragraph' ? block.children.flatMap((child) => (child.type === 'link' ? [child.target] : [])) : [],
    )
    expect(targets).toMatchObject([
      { place: { route: 'home' } },
      { place: { route: 'page', path: String.raw`\evil.example` } },
      { href: 'https://example.org/x' },
      { href: '#' },
      { place: { route: 'stories' } },
    ])
  })

  test('a redirect leads to a valid address or nowhere', async () => {
    expect(await pageByPath(content, 'crlf')).toEqual({ kind: 'moved', href: 'https://example.org/Set-Cookie:%20a=b', permanent: expect.any(Boolean) })
    for (const from of ['hash', 'script', 'itself', 'no-target']) expect((await pageByPath(content, from)).kind, from).toBe('missing')
  })
})
