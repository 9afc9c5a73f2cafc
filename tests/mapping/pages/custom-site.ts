import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { JsonObject } from 'contentful-emulator/json/json.ts'
import type { Mapping } from 'content-mapping/mapping.ts'
import { isAbsent } from '../../fixtures/absent-types.ts'
import { configOf } from '../../support/content-config.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { customSpace } from '../../support/spaces/custom-space.ts'

const MAPPING: Mapping = {
  types: {
    recipe: { as: 'generic', segment: 'recipes', fields: { title: { from: 'title' }, slug: { from: 'slug' }, picture: { from: 'photo' } } },
    tool: { as: 'generic', segment: 'tools', fields: { title: { from: 'name' }, slug: { from: 'slug' } } },
    tip: { as: 'part', fields: { title: { from: 'heading' }, body: { from: 'text', as: 'plain' }, picture: { from: 'image' } } },
    blogPost: { as: 'story', fields: { title: { from: 'headline' }, slug: { from: 'slug' }, authors: { from: 'author' } } },
    ...(!isAbsent('person') && { author: { as: 'person', fields: { name: { from: 'name' }, role: { from: 'trade' } } } }),
  },
}

/** Opens the content layer of a site on a space with custom content types. If `isConfirmed` is false, their mapping is inferred. */
export async function customSite({ isConfirmed = true } = {}) {
  return openSite(await customSpace(), isConfirmed ? configOf(MAPPING) : undefined)
}

interface Options {
  readonly assets?: readonly JsonObject[]
  /** Default: the mapping is inferred. */
  readonly mapping?: Mapping
}

/** Opens the content layer of a site on a space in English. */
export async function inferredSite(contentTypes: readonly JsonObject[], entries: readonly JsonObject[], { assets = [], mapping }: Options = {}) {
  const file = join(temporaryFolder('inferred-site'), 'space.json')
  const locales = [{ code: 'en-US', name: 'English', default: true, fallbackCode: null }]
  writeFileSync(file, JSON.stringify({ space: { sys: { id: 'harbour', type: 'Space' } }, locales, contentTypes, entries, assets }))
  return openSite(file, mapping && configOf(mapping))
}

/** Opens the content layer of a site on an export file. Without a configuration, the mapping is inferred. */
export async function openSite(file: string, config?: string) {
  vi.resetModules()
  process.env['CONTENT_SPACE'] = file
  vi.stubEnv('TEST_CONTENT_CONFIG', config)
  const { openContent } = await import('../../../src/site-content/site-content.server.ts')
  const { atPath } = await import('../../../src/pages/at-path/at-path.server.ts')
  const { homePage } = await import('../../../src/pages/page/page.server.ts')
  const { storiesPage } = await import('../../../src/pages/story/listing/listing.server.ts')
  const { storyPage } = await import('../../../src/pages/story/page.server.ts')
  const { sitemapPages } = await import('../../../src/pages/sitemap/sitemap.server.ts')
  const { readLayout } = await import('../../../src/layout/site-layout/layout-content.server.ts')
  return { openContent, atPath, homePage, storiesPage, storyPage, sitemapPages, readLayout }
}
