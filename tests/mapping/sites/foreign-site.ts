import { vi } from 'vitest'
import type { Content } from '../../../src/content/content.ts'
import type { Lookup } from '../../../src/content/links/lookup.server.ts'
import type { LinkTarget, Place } from '../../../src/i18n/addresses/place.ts'
import { isListedType, listingOf } from '../../../src/config/page-types/table.ts'
import { pageRenderer } from './rendered-page.tsx'
import { pagesOfTypes } from '../../page-types/type-pages.ts'

/** The words of a site: its texts, the labels of its links and facts, its menus and its home page. */
export interface SiteWords {
  readonly name: string
  readonly texts: ReadonlySet<string>
  readonly links: readonly { readonly label: string; readonly page: string }[]
  readonly facts: readonly { readonly label: string; readonly page: string }[]
  /** Titles of pages, sections and cards. */
  readonly titles: ReadonlySet<string>
  readonly menu: readonly string[]
  readonly footer: readonly string[]
  readonly footerNote: string
  /** Titles of the lists on the home page, with the number of their cards. */
  readonly homeLists: readonly (readonly [title: string, count: number])[]
  /** Types of the sections of the home page, in order. */
  readonly home: readonly string[]
  /** Headline of the home page: the title of its hero, or else of the page. */
  readonly headline: string
  readonly pages: readonly string[]
  /** The HTML of each page without the layout, by its place as JSON. */
  readonly html: ReadonlyMap<string, string>
}

/** Maximum pages of a site that are read. */
const MAX_PAGES = 400

/** Shows an export file as a site, and reads every page that links reach from its home page. */
export async function readForeignSite(file: string, config?: string): Promise<SiteWords> {
  vi.resetModules()
  process.env['CONTENT_SPACE'] = file
  vi.stubEnv('TEST_CONTENT_CONFIG', config)
  const { openContent } = await import('../../../src/site-content/site-content.server.ts')
  const { closeSource } = await import('../../../src/site-content/site-source.server.ts')
  const { readLayout } = await import('../../../src/layout/site-layout/layout-content.server.ts')
  const content = await openContent('en')
  const [show, frame] = [await showing(content), await readLayout('en')]
  const render = await pageRenderer('en')
  const html = new Map<string, string>()
  const found = new Found()
  const { menu, footer } = frame
  found.read({ menu, footer, footerNote: frame.footerNote }, 'layout')
  const home = await show({ route: 'home' })
  const queue: Place[] = [{ route: 'home' }, ...found.places]
  const seen = new Set<string>()
  for (let place = queue.shift(); place && seen.size < MAX_PAGES; place = queue.shift()) {
    const key = JSON.stringify(place)
    if (seen.has(key)) continue
    seen.add(key)
    const result = await show(place)
    if (result?.kind !== 'page') continue
    const { page } = result
    html.set(key, render(place, page))
    if ('pages' in page && 'page' in page && Number(page.page) < Number(page.pages) && place.route !== 'home')
      queue.push({ ...place, page: Number(page.page) + 1 })
    queue.push(...found.read(page, key))
  }
  await closeSource()
  const sections = home?.kind === 'page' && 'sections' in home.page && Array.isArray(home.page.sections) ? home.page.sections.filter(isRecord) : []
  const labelsOf = (items: typeof menu): string[] => items.flatMap(({ label, children }) => [label.text, ...labelsOf(children)])
  return {
    ...found,
    name: content.siteName,
    menu: menu.map(({ label }) => label.text),
    footer: labelsOf(footer),
    footerNote: frame.footerNote?.text ?? '',
    headline: headlineOf(home?.kind === 'page' ? home.page : undefined, sections[0]),
    home: sections.map(({ type }) => String(type)),
    homeLists: sections.flatMap(({ type, title, items }) =>
      type === 'list' && Array.isArray(items) ? [[isRecord(title) ? String(title['text']) : '', items.length] as const] : [],
    ),
    pages: [...seen],
    html,
  }
}

/** Returns a function that reads the page at a place, or `undefined` for places without content of the space. */
async function showing(content: Content): Promise<(place: Place) => Promise<Lookup<object> | undefined>> {
  const { homePage } = await import('../../../src/pages/page/page.server.ts')
  const { atPath } = await import('../../../src/pages/at-path/at-path.server.ts')
  const { storiesPage } = await import('../../../src/pages/story/listing/listing.server.ts')
  const types = Object.entries(await pagesOfTypes())
  return async (place) => {
    if (place.route === 'home') return homePage(content)
    if (place.route === 'page') return atPath(content, place.path, place.page ?? 1)
    if (place.route === 'search') return undefined
    for (const [type, { entry, listing }] of types) {
      if (place.route === type && 'slug' in place) return entry(content, place.slug)
      if (place.route === 'stories' && 'page' in place) return storiesPage(content, undefined, place.page ?? 1)
      if (isListedType(type) && place.route === listingOf(type)) return listing(content)
    }
    return undefined
  }
}

class Found {
  readonly texts = new Set<string>()
  readonly links: { label: string; page: string }[] = []
  readonly facts: { label: string; page: string }[] = []
  readonly titles = new Set<string>()
  readonly places: Place[] = []

  /** Collects the words of a page. Returns the places that it links to. */
  read(page: object, name: string): readonly Place[] {
    const before = this.places.length
    this.#visit(page, name)
    return this.places.slice(before)
  }

  #visit(value: unknown, page: string): void {
    if (typeof value === 'string') this.texts.add(value)
    if (Array.isArray(value)) {
      // The words of a paragraph are one text, with any marks.
      const inline = value.filter(isRecord).map(wordsOf).join('')
      if (inline !== '') this.texts.add(inline)
      for (const each of value) this.#visit(each, page)
    } else if (isRecord(value)) {
      const { label, target, values, kind, place, meta: _meta, ...rest } = value
      const text = isRecord(label) && typeof label['text'] === 'string' ? label['text'] : undefined
      if (text !== undefined && isRecord(target)) this.links.push({ label: text, page })
      if (text !== undefined && Array.isArray(values)) this.facts.push({ label: text, page })
      if (isRecord(value['title']) && typeof value['title']['text'] === 'string') this.titles.add(value['title']['text'])
      if (isTarget(value) && value.kind === 'place') this.places.push(value.place)
      for (const each of [label, target, values, kind, place, ...Object.values(rest)]) this.#visit(each, page)
    }
  }
}

function headlineOf(page: object | undefined, first: Readonly<Record<string, unknown>> | undefined): string {
  const head = first?.['type'] === 'hero' ? first : page
  return head && 'title' in head && isRecord(head.title) ? String(head.title['text']) : ''
}

function wordsOf(node: unknown): string {
  if (!isRecord(node)) return ''
  if (node['type'] === 'text' && typeof node['text'] === 'string') return node['text']
  return ['link', 'term', 'download'].includes(String(node['type'])) && Array.isArray(node['children']) ? node['children'].map(wordsOf).join('') : ''
}

function isTarget(value: object): value is LinkTarget {
  return 'kind' in value && ((value.kind === 'place' && 'place' in value) || (value.kind === 'url' && 'href' in value))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
