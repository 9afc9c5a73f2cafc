import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { changedSpace, copyOf, resource, type ExportDraft } from '../../support/spaces/export-file.ts'
import { firstCopy } from '../../support/replica-of.ts'
import { SPACE } from '../../support/spaces/space.ts'
import { startUpstream, type Upstream } from '../../support/upstream.ts'

interface Site {
  /** Looks up a path in a language. Returns the result. */
  at(path: string, locale?: 'en' | 'de'): Promise<unknown>
  /** Changes the space. Resolves when the site has applied the change. */
  edit(change: (draft: ExportDraft) => void): Promise<void>
  close(): Promise<void>
}

/** A content source of a site. */
interface Kind {
  /** Starts a site on the space with new modules. */
  start(): Promise<Site>
  /** Changes the space while no site follows it. */
  editUnseen(change: (draft: ExportDraft) => void): Promise<void>
  readonly state: string
  stop(): Promise<void>
}

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function startedSite(variables: Record<string, string>) {
  vi.resetModules()
  Object.assign(process.env, variables)
  const { openContent, readContent } = await import('../../../src/site-content/site-content.server.ts')
  const { contentSource } = await import('../../../src/site-content/site-source.server.ts')
  const { openSlugHistory } = await import('../../../src/content/slug-history/slug-history.server.ts')
  const { pageByPath } = await import('../../../src/pages/page/page.server.ts')
  const { storyPage } = await import('../../../src/pages/story/page.server.ts')
  const source = await contentSource()
  await firstCopy(source)
  const [kept] = await openSlugHistory(await contentSource(), openContent, 'siteSettings')
  await kept?.upToDate()
  const at = async (path: string, locale: 'en' | 'de' = 'en') => {
    const [, slug] = /^stories\/(.*)$/.exec(path) ?? []
    const found = await readContent(locale, async (content) => (slug === undefined ? pageByPath(content, path) : storyPage(content, slug)))
    return found.kind === 'moved' ? found.href : found.kind
  }
  return { source, kept, at }
}

function embedded(): Kind {
  const file = changedSpace(() => undefined)
  const state = mkdtempSync(join(tmpdir(), 'vitrine-'))
  const write = (change: (draft: ExportDraft) => void) => {
    const draft: ExportDraft = JSON.parse(readFileSync(file, 'utf8'))
    change(draft)
    writeFileSync(file, JSON.stringify(draft))
  }
  return {
    state,
    async start() {
      const { source, kept, at } = await startedSite({ CONTENT_SPACE: file, CONTENT_STATE: state, CONTENTFUL_SPACE_ID: '' })
      const close = async () => {
        await kept?.close()
        await globalThis.embeddedContentService?.close()
        globalThis.embeddedContentService = undefined
      }
      closing.push(close)
      return {
        at,
        async edit(change) {
          const { promise, resolve } = Promise.withResolvers<void>()
          const end = source.onChange(() => resolve())
          write(change)
          await promise
          end()
        },
        close,
      }
    },
    editUnseen: async (change) => write(change),
    stop: async () => undefined,
  }
}

async function overHttp(strategy: 'replica' | 'direct'): Promise<Kind> {
  const upstream: Upstream = await startUpstream()
  closing.push(() => upstream.stop())
  return {
    state: upstream.env.CONTENT_STATE,
    async start() {
      const { source, kept, at } = await startedSite({ ...upstream.env, CONTENT_STRATEGY: strategy, CONTENT_SYNC_SECONDS: '3600' })
      const revised = async (work: () => Promise<void> | void, before = source.revision?.() ?? 0) => {
        await work()
        source.notify?.()
        await vi.waitFor(() => expect(source.revision?.()).toBeGreaterThan(before), { timeout: 15_000, interval: 20 })
      }
      // Until the site follows the space, it receives no changes.
      if (strategy === 'direct') await revised(() => undefined, 0)
      const close = async () => {
        await kept?.close()
        await source.close?.()
        await globalThis.contentReplica?.close()
        globalThis.contentReplica = undefined
      }
      closing.push(close)
      return { at, edit: (change) => revised(() => upstream.edit(change)), close }
    },
    editUnseen: (change) => upstream.edit(change),
    stop: () => upstream.stop(),
  }
}

/** Changes the slug of an entry in a language. */
const renamed =
  (id: string, slug: string, locale: 'en' | 'de' = 'en') =>
  ({ entries }: ExportDraft) =>
    void (resource(entries, id).fields['slug'] = { ...resource(entries, id).fields['slug'], [locale]: slug })
const without =
  (id: string) =>
  (draft: ExportDraft): void =>
    void (draft.entries = draft.entries.filter(({ sys }) => sys.id !== id))

const STORY = 'story-seeing'
const OLD = 'stories/why-stars-twinkle'

describe.each([
  ['embedded', async () => embedded()],
  ['replica', () => overHttp('replica')],
  ['direct', () => overHttp('direct')],
])('slug history: a space that is %s', (_, make) => {
  test('redirects a renamed page while the site runs, after downtime, and after a restart', { timeout: 60_000 }, async () => {
    const kind = await make()
    const first = await kind.start()
    expect(await first.at(OLD)).toBe('page')
    await first.edit(renamed(STORY, 'twinkling'))
    expect(await first.at(OLD)).toBe('/en/stories/twinkling')
    await first.edit(renamed('page-learn', 'study'))
    // Child pages move with their parent.
    expect(await first.at('learn/glossary')).toBe('/en/study/glossary')
    await first.close()
    await kind.editUnseen(renamed(STORY, 'scintillation'))
    await kind.editUnseen(renamed(STORY, 'funkeln', 'de'))
    const second = await kind.start()
    await vi.waitFor(async () => expect(await second.at('stories/twinkling')).toBe('/en/stories/scintillation'), { timeout: 15_000, interval: 50 })
    expect(await second.at(OLD)).toBe('/en/stories/scintillation')
    expect(await second.at('learn')).toBe('/en/study')
    expect(await second.at('stories/warum-sterne-funkeln', 'de')).toBe('/de/geschichten/funkeln')
    expect(await second.at('stories/never-was')).toBe('missing')
  })
})

test('slug history: a page is renamed back, unpublished, replaced by another page, and published again', async () => {
  const kind = embedded()
  const { at, edit } = await kind.start()
  await edit(renamed(STORY, 'twinkling'))
  await edit(renamed(STORY, 'why-stars-twinkle'))
  expect(await at(OLD)).toBe('page')
  expect(await at('stories/twinkling')).toBe('/en/stories/why-stars-twinkle')

  await edit(without(STORY))
  expect(await at('stories/twinkling')).toBe('missing')
  const original: ExportDraft = JSON.parse(readFileSync(SPACE, 'utf8'))
  await edit(({ entries }) => void entries.push(copyOf(resource(original.entries, STORY), STORY, { slug: { en: 'born-again' } })))
  expect(await at('stories/twinkling')).toBe('/en/stories/born-again')
  expect(await at(OLD)).toBe('/en/stories/born-again')

  await edit(({ entries }) => void entries.push(copyOf(resource(original.entries, STORY), 'story-other', { slug: { en: 'twinkling' } })))
  expect(await at('stories/twinkling')).toBe('page')
  await edit(renamed('story-other', 'other'))
  expect(await at('stories/twinkling')).toBe('/en/stories/other')
})

test('slug history: an editor’s redirect takes precedence', async () => {
  const { at, edit } = await embedded().start()
  await edit(renamed(STORY, 'twinkling'))
  await edit(({ entries }) => {
    const model = entries.find(({ fields }) => 'from' in fields && 'permanent' in fields)
    if (model) entries.push({ ...copyOf(model, 'redirect-new'), fields: { from: { en: `/${OLD}` }, url: { en: 'https://example.org/' } } })
  })
  expect(await at(OLD)).toBe('https://example.org/')
})

test('slug history: stores one file per space, and sets a broken file aside before it creates a new one', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const kind = embedded()
  const first = await kind.start()
  await first.edit(renamed(STORY, 'twinkling'))
  expect(await first.at(OLD)).toBe('/en/stories/twinkling')
  await first.close()
  const [name = '', ...more] = readdirSync(kind.state)
  expect(more).toEqual([])
  expect(name).toMatch(/^meridian00001-master-[0-9a-f]{8}\.addresses\.json$/)
  const whole = readFileSync(join(kind.state, name), 'utf8')
  writeFileSync(join(kind.state, name), whole.slice(0, whole.length / 2))

  const second = await kind.start()
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/^\[content\] The slug history cannot be read from disk \(.*\)\. A new one is created; the old file is .*set-aside-\d+\.$/),
  )
  expect(await second.at(OLD)).toBe('missing')
  await second.edit(renamed(STORY, 'scintillation'))
  expect(await second.at('stories/twinkling')).toBe('/en/stories/scintillation')
  await second.close()
  const aside = readdirSync(kind.state).find((each) => each.includes('set-aside')) ?? ''
  expect(readFileSync(join(kind.state, aside), 'utf8')).toBe(whole.slice(0, whole.length / 2))
  warn.mockRestore()
})
