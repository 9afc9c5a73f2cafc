import { expect, test } from 'vitest'
import type { LocalePrefix } from '../../../src/config/site.ts'
import { withSettings } from '../../support/with-settings.ts'

const alternatesIn = (localePrefix: LocalePrefix) => withSettings({ localePrefix }, () => import('../../../src/i18n/addresses/markdown-paths.ts'))

test('Markdown alternates in the mode always: each address has the language prefix of its page', async () => {
  const { isSharedMarkdownPath, localizedMarkdownPath, parseMarkdownPath, markdownPathOf } = await alternatesIn('always')
  expect(parseMarkdownPath('/en.md')).toEqual({ page: '/en' })
  expect(parseMarkdownPath('/de/geschichten/x.md')).toEqual({ page: '/de/geschichten/x' })
  expect(parseMarkdownPath('/index.md')).toEqual({ page: '/' })
  for (const path of ['/en', '/about.md', '/.md', '/en/.md', '/en/x/.md', '/media/x.md', '/assets/x.md', '/en/search.md', '/de/suche.md'])
    expect(parseMarkdownPath(path), path).toBeUndefined()
  expect([markdownPathOf('/en'), markdownPathOf('/ja/stories'), markdownPathOf('/en/v1.2-notes')]).toEqual(['/en.md', '/ja/stories.md', '/en/v1.2-notes.md'])
  for (const path of ['/', '/about', '/en/', '/en/stories/feed.atom', '/en.md', '/media/x', '/robots.txt']) expect(markdownPathOf(path), path).toBeUndefined()
  expect(localizedMarkdownPath('/en/x', 'en')).toBe('/en/x.md')
  expect([isSharedMarkdownPath('/en.md'), isSharedMarkdownPath('/index.md'), isSharedMarkdownPath('/en')]).toEqual([true, false, false])
})

test('Markdown alternates in the mode as-needed: the home page of the base language is /index.md', async () => {
  const { isSharedMarkdownPath, parseMarkdownPath, markdownPathOf, markdownPath } = await alternatesIn('as-needed')
  expect([markdownPath('/'), markdownPathOf('/'), markdownPathOf('/visit'), markdownPathOf('/de')]).toEqual(['/index.md', '/index.md', '/visit.md', '/de.md'])
  expect([parseMarkdownPath('/index.md'), parseMarkdownPath('/visit.md'), parseMarkdownPath('/de/besuch.md')]).toEqual([
    { page: '/' },
    { page: '/visit' },
    { page: '/de/besuch' },
  ])
  // By the same rule as pages.
  expect([isSharedMarkdownPath('/de.md'), isSharedMarkdownPath('/visit.md')]).toEqual([true, false])
})

test('Markdown alternates in the mode never: an address can name its language, and links between alternates do', async () => {
  const { isSharedMarkdownPath, localizedMarkdownPath, parseMarkdownPath, markdownPathOf } = await alternatesIn('never')
  expect(parseMarkdownPath('/visit.md')).toEqual({ page: '/visit' })
  expect(parseMarkdownPath('/de/geschichten/x.md')).toEqual({ page: '/geschichten/x', locale: 'de' })
  expect(parseMarkdownPath('/de/stories/x.md')).toEqual({ page: '/geschichten/x', locale: 'de' })
  expect(parseMarkdownPath('/de.md')).toEqual({ page: '/', locale: 'de' })
  expect([localizedMarkdownPath('/', 'de'), localizedMarkdownPath('/geschichten/x', 'de'), localizedMarkdownPath('/fr/recits/x', 'de')]).toEqual([
    '/de.md',
    '/de/geschichten/x.md',
    '/fr/recits/x.md',
  ])
  expect([markdownPathOf('/'), isSharedMarkdownPath('/de.md'), isSharedMarkdownPath('/visit.md')]).toEqual(['/index.md', true, false])
})
