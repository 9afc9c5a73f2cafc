import { expect, test } from 'vitest'
import type { LocalePrefix } from '../../../src/config/site.ts'
import { withSettings } from '../../support/with-settings.ts'

const twinsIn = (localePrefix: LocalePrefix) => withSettings({ localePrefix }, () => import('../../../src/i18n/addresses/twins.ts'))

test('Markdown alternates in the mode always: each address has the language prefix of its page', async () => {
  const { isSharedTwin, namedTwinPath, twinAt, twinOf } = await twinsIn('always')
  expect(twinAt('/en.md')).toEqual({ page: '/en' })
  expect(twinAt('/de/geschichten/x.md')).toEqual({ page: '/de/geschichten/x' })
  expect(twinAt('/index.md')).toEqual({ page: '/' })
  for (const path of ['/en', '/about.md', '/.md', '/en/.md', '/en/x/.md', '/media/x.md', '/assets/x.md', '/en/search.md', '/de/suche.md'])
    expect(twinAt(path), path).toBeUndefined()
  expect([twinOf('/en'), twinOf('/ja/stories'), twinOf('/en/v1.2-notes')]).toEqual(['/en.md', '/ja/stories.md', '/en/v1.2-notes.md'])
  for (const path of ['/', '/about', '/en/', '/en/stories/feed.atom', '/en.md', '/media/x', '/robots.txt']) expect(twinOf(path), path).toBeUndefined()
  expect(namedTwinPath('/en/x', 'en')).toBe('/en/x.md')
  expect([isSharedTwin('/en.md'), isSharedTwin('/index.md'), isSharedTwin('/en')]).toEqual([true, false, false])
})

test('Markdown alternates in the mode as-needed: the home page of the base language is /index.md', async () => {
  const { isSharedTwin, twinAt, twinOf, twinPath } = await twinsIn('as-needed')
  expect([twinPath('/'), twinOf('/'), twinOf('/visit'), twinOf('/de')]).toEqual(['/index.md', '/index.md', '/visit.md', '/de.md'])
  expect([twinAt('/index.md'), twinAt('/visit.md'), twinAt('/de/besuch.md')]).toEqual([{ page: '/' }, { page: '/visit' }, { page: '/de/besuch' }])
  // By the same rule as pages.
  expect([isSharedTwin('/de.md'), isSharedTwin('/visit.md')]).toEqual([true, false])
})

test('Markdown alternates in the mode never: an address can name its language, and links between alternates do', async () => {
  const { isSharedTwin, namedTwinPath, twinAt, twinOf } = await twinsIn('never')
  expect(twinAt('/visit.md')).toEqual({ page: '/visit' })
  expect(twinAt('/de/geschichten/x.md')).toEqual({ page: '/geschichten/x', locale: 'de' })
  expect(twinAt('/de/stories/x.md')).toEqual({ page: '/geschichten/x', locale: 'de' })
  expect(twinAt('/de.md')).toEqual({ page: '/', locale: 'de' })
  expect([namedTwinPath('/', 'de'), namedTwinPath('/geschichten/x', 'de'), namedTwinPath('/fr/recits/x', 'de')]).toEqual([
    '/de.md',
    '/de/geschichten/x.md',
    '/fr/recits/x.md',
  ])
  expect([twinOf('/'), isSharedTwin('/de.md'), isSharedTwin('/visit.md')]).toEqual(['/index.md', true, false])
})
