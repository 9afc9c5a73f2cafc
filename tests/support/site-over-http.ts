import { expect, vi } from 'vitest'
import type { Content } from '../../src/content/content.ts'
import type { Lookup } from '../../src/content/links/lookup.server.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { isListedType, listingOf } from '../../src/config/page-types/table.ts'
import { pagesOfTypes } from '../page-types/type-pages.ts'
import { EXAMPLES } from './spaces/examples.ts'
import { readSpace } from './spaces/space.ts'

type Show = (content: Content) => Promise<Lookup<object>>

/** The result of a visit, with its text. Pictures are omitted, because they have other sources. */
type Visit = { readonly kind: Lookup<object>['kind']; readonly text: string } | { readonly kind: 'failed'; readonly error: unknown }

/** The site's content layer on a space over HTTP, with new modules as in a site that was just started. */
export interface SiteOverHttp {
  readonly addresses: readonly string[]
  /** Reads a page and its layout as for a visitor. */
  visit(address: string, locale?: Locale): Promise<Visit>
  /** Triggers a query for changes. Resolves when the site has received another change. */
  hears(): Promise<void>
  close(): Promise<void>
}

/** Starts a site with its environment. */
export async function siteOverHttp(env: Readonly<Record<string, string>>): Promise<SiteOverHttp> {
  vi.resetModules()
  Object.assign(process.env, env, { CONTENT_STRATEGY: 'direct' })
  const { readContent } = await import('../../src/site-content/site-content.server.ts')
  const { readLayout } = await import('../../src/layout/site-layout/layout-content.server.ts')
  const { contentSource } = await import('../../src/site-content/site-source.server.ts')
  const pages = await addresses()
  let heard = 0
  // Reads the environment now, before the next site replaces it.
  await contentSource()
  return {
    addresses: Object.keys(pages),
    async visit(address, locale = 'en') {
      const show = pages[address]
      if (!show) throw new Error(`There is no address "${address}".`)
      try {
        const [found, frame] = await Promise.all([readContent(locale, show), readLayout(locale)])
        return { kind: found.kind, text: JSON.stringify([found, frame]) }
      } catch (error) {
        return { kind: 'failed', error }
      }
    },
    async hears() {
      const source = await contentSource()
      source.notify?.()
      await vi.waitFor(() => expect(source.revision?.()).toBeGreaterThan(heard), { timeout: 15_000, interval: 20 })
      heard = source.revision?.() ?? heard
    },
    close: async () => (await contentSource()).close?.(),
  }
}

async function addresses(): Promise<Readonly<Record<string, Show>>> {
  const { homePage, pageByPath } = await import('../../src/pages/page/page.server.ts')
  const { storiesPage } = await import('../../src/pages/story/listing/listing.server.ts')
  const { storyPage } = await import('../../src/pages/story/page.server.ts')
  const types = Object.entries(await pagesOfTypes()).flatMap(([type, { entry, listing }]): [string, Show][] => {
    const example = EXAMPLES[type]
    const one: Show = (content) => entry(content, slug(example ?? '', content))
    return [[isListedType(type) ? listingOf(type) : type, listing], ...(example === undefined ? [] : [[type, one] satisfies [string, Show]])]
  })
  const stories = readSpace().entries.filter(({ sys }) => sys.contentType.sys.id === 'story' && sys.id !== 'story-seeing')
  return {
    ...Object.fromEntries(stories.map(({ sys }, index) => [`story ${index}`, (content: Content) => storyPage(content, slug(sys.id, content))])),
    home: homePage,
    page: (content) => pageByPath(content, slug('page-visit', content)),
    'page of a glossary': (content) => pageByPath(content, `${slug('page-learn', content)}/${slug('page-glossary', content)}`),
    ...Object.fromEntries(types),
    'stories about a topic': (content) => storiesPage(content, slug('topic-moon', content), 1),
    'slug of another language': (content) => storyPage(content, slug('story-seeing', { locale: content.locale === 'de' ? 'fr' : 'de' })),
    'no such story': (content) => storyPage(content, 'no-such-story'),
    'no such page': (content) => pageByPath(content, 'no/such/page'),
    'no such page, spelled in two ways': (content) => pageByPath(content, 'néant'),
  }
}

function slug(id: string, { locale }: Pick<Content, 'locale'>): string {
  const slugs = readSpace().entry(id).fields['slug']
  return String(slugs?.[locale] ?? slugs?.['en'])
}
