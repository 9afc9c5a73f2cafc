import { beforeAll, expect, test } from 'vitest'
import type { Content } from '../../../src/content/content.ts'
import { SITE_CLOCK } from '../../fixtures/clock.ts'
import { changedSpace, copyOf, link } from '../../support/spaces/export-file.ts'

const HOUR = 3_600_000
const NOW = Date.parse(SITE_CLOCK)
const at = (hours: number) => ({ en: new Date(NOW + hours * HOUR).toISOString() })

process.env['CONTENT_SPACE'] = changedSpace(({ entries }) => {
  const model = entries.find(({ fields }) => 'from' in fields && 'permanent' in fields)
  if (!model) throw new Error('The space has no redirect.')
  let count = 0
  const redirect = (from: string | Record<string, string>, fields: Record<string, Record<string, unknown>>) => {
    count += 1
    entries.push({ ...copyOf(model, `made-${count}`), fields: { from: typeof from === 'string' ? { en: from } : from, ...fields } })
  }
  const visit = { target: { en: link('Entry', 'page-visit') } }
  redirect('/circle', { url: { en: '/circle' } })
  redirect('/plain', visit)
  redirect('/lost', { target: { en: link('Entry', 'no-such-entry') } })
  redirect('/lost-but', { target: { en: link('Entry', 'no-such-entry') }, url: { en: '/events' } })
  redirect('/away', { url: { en: 'https://example.org/x' }, permanent: { en: true } })
  redirect('/visit', { url: { en: '/events' } })
  redirect('/unsafe', { url: { en: 'javascript:alert(1)' } })
  for (const status of ['301', '302', '307', '308', '410']) redirect(`/status-${status}`, { ...visit, status: { en: status }, permanent: { en: true } })
  redirect('/status-number', { ...visit, status: { en: 301 } })
  redirect('/status-strange', { ...visit, status: { en: '299' }, permanent: { en: true } })
  redirect('/old/*', { url: { en: '/stories/*' } })
  redirect('/old/special/*', { url: { en: 'https://special.example/*' } })
  redirect('/old/special/one', visit)
  redirect('/old/*.html', { url: { en: '/topics/*' } })
  redirect('/open/*', { url: { en: 'https://*' } })
  redirect('/grow/*', { url: { en: '/grow/more/*' } })
  redirect('/still/*', { url: { en: '/still/here' } })
  redirect('/some', { ...visit, languages: { en: ['de', 'fr'] } })
  redirect('/some-strange', { ...visit, languages: { en: ['tlh'] } })
  redirect('/de/deutsch', visit)
  redirect({ en: '/english-old', de: '/deutsch-alt' }, visit)
  redirect('/both', { url: { en: '/events' } })
  redirect('/both', { url: { en: '/topics' }, languages: { en: ['de'] } })
  redirect('/later', { ...visit, start: at(1) })
  redirect('/over', { ...visit, end: at(-1) })
  redirect('/now', { ...visit, start: at(-1), end: at(2) })
  redirect('/turns', { url: { en: '/topics' }, start: at(3) })
  redirect('/turns', { url: { en: '/events' }, end: at(3) })
  redirect('/slash/', visit)
  redirect('/caf%c3%a9', visit)
  redirect('/thé'.normalize('NFD'), visit)
  redirect('/geschichten/uralt', visit)
  redirect('/part', { url: { en: '/visit#how' } })
  redirect('/with?id=1', visit)
})

const { openContent } = await import('../../../src/site-content/site-content.server.ts')
const { pageByPath } = await import('../../../src/pages/page/page.server.ts')
const { storyPage } = await import('../../../src/pages/story/page.server.ts')
let content: Content
let german: Content
beforeAll(async () => void ([content, german] = await Promise.all([openContent('en'), openContent('de')])))

const toVisit = { kind: 'moved', href: '/en/visit', permanent: false }
const zuBesuch = { kind: 'moved', href: '/de/besuch', permanent: false }

/** Adds the requested path to an expected result if its kind is `missing`. */
function atPath(expected: object, path: string): object {
  return 'kind' in expected && expected.kind === 'missing' ? { ...expected, path: `/${path}` } : expected
}

test.each([
  ['circle', { kind: 'missing' }],
  ['plain', toVisit],
  ['lost', { kind: 'missing' }],
  ['lost-but', { kind: 'moved', href: '/en/events', permanent: false }],
  ['away', { kind: 'moved', href: 'https://example.org/x', permanent: true }],
  ['unsafe', { kind: 'missing' }],
  ['status-301', { ...toVisit, permanent: true, status: 301 }],
  ['status-302', { ...toVisit, status: 302 }],
  ['status-307', toVisit],
  ['status-308', { ...toVisit, permanent: true }],
  ['status-410', { kind: 'gone' }],
  ['status-number', { ...toVisit, permanent: true, status: 301 }],
  ['status-strange', { ...toVisit, permanent: true }],
  ['old/a', { kind: 'moved', href: '/en/stories/a', permanent: false }],
  ['old', { kind: 'moved', href: '/en/stories', permanent: false }],
  ['old/special/a/b', { kind: 'moved', href: 'https://special.example/a/b', permanent: false }],
  ['old/special/one', toVisit],
  ['old/moon.html', { kind: 'moved', href: '/en/topics/moon', permanent: false }],
  ['open/evil.example', { kind: 'missing' }],
  ['grow/x', { kind: 'moved', href: '/en/grow/more/x', permanent: false }],
  ['grow/more/x', { kind: 'missing' }],
  ['still/x', { kind: 'moved', href: '/en/still/here', permanent: false }],
  ['still/here', { kind: 'missing' }],
  ['some', { kind: 'missing' }],
  ['some-strange', { kind: 'missing' }],
  ['deutsch', { kind: 'missing' }],
  ['english-old', toVisit],
  ['deutsch-alt', toVisit],
  ['both', { kind: 'moved', href: '/en/events', permanent: false }],
  ['later', { kind: 'missing' }],
  ['over', { kind: 'missing' }],
  ['now', toVisit],
  ['turns', { kind: 'moved', href: '/en/events', permanent: false }],
  ['slash', toVisit],
  ['café', toVisit],
  ['cafe\u0301', toVisit],
  ['thé', toVisit],
  ['part', { kind: 'moved', href: '/en/visit#how', permanent: false }],
  ['with', { kind: 'missing' }],
])('findRedirect: /%s leads to %j', async (path, expected) => {
  expect(await pageByPath(content, path)).toEqual(atPath(expected, path))
})

test.each([
  ['some', zuBesuch],
  ['deutsch', zuBesuch],
  ['deutsch-alt', zuBesuch],
  ['english-old', zuBesuch],
  ['both', { kind: 'moved', href: '/de/themen', permanent: false }],
])('findRedirect: in German, /%s leads to %j', async (path, expected) => {
  expect(await pageByPath(german, path)).toEqual(atPath(expected, path))
})

test('findRedirect: a path segment may be written in any language', async () => {
  expect(await storyPage(content, 'uralt')).toEqual(toVisit)
})

test('findRedirect: an existing page takes precedence over a redirect', async () => {
  expect((await pageByPath(content, 'visit')).kind).toBe('page')
})

test.each([
  ['later', 1],
  ['now', 2],
  ['turns', 3],
  ['over', Infinity],
  ['plain', Infinity],
  ['nowhere', Infinity],
])('findRedirect: the answer for /%s is valid for %d hours', async (path, hours) => {
  const apart = content.apart()
  await pageByPath(apart, path)
  expect(apart.recorder.until).toBe(NOW + hours * HOUR)
})

test('findRedirect: a redirect begins and ends at its dates', async () => {
  const later = await openContent('en', new Date(NOW + 2.5 * HOUR))
  expect(await pageByPath(later, 'later')).toEqual(toVisit)
  expect(await pageByPath(later, 'now')).toEqual({ kind: 'missing', path: '/now' })
  const last = await openContent('en', new Date(NOW + 3 * HOUR))
  expect(await pageByPath(last, 'turns')).toEqual({ kind: 'moved', href: '/en/topics', permanent: false })
})

test('findRedirect: a missing address depends on the list of redirects, not on each of them', async () => {
  const apart = content.apart()
  await pageByPath(apart, 'nowhere')
  expect(apart.recorder.lists.get('redirects')).toMatchObject({ type: 'redirect' })
  expect([...apart.recorder.ids.keys()].filter((id) => id.startsWith('made-'))).toEqual([])
})
