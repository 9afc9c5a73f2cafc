import { beforeAll, expect, test } from 'vitest'
import type { Content } from '../../../src/content/content.ts'
import { changedSpace, copyOf, link } from '../../support/spaces/export-file.ts'

process.env['CONTENT_SPACE'] = changedSpace(({ entries }) => {
  const model = entries.find(({ fields }) => 'from' in fields && 'permanent' in fields)
  if (!model) throw new Error('The space has no redirect.')
  const redirect = (from: string, fields: Record<string, Record<string, unknown>>) =>
    entries.push({ ...copyOf(model, `redirect-${from.slice(1)}`), fields: { from: { en: from }, ...fields } })
  redirect('/circle', { url: { en: '/circle' } })
  redirect('/plain', { target: { en: link('Entry', 'page-visit') } })
  redirect('/gone', { target: { en: link('Entry', 'no-such-entry') } })
  redirect('/away', { url: { en: 'https://example.org/x' }, permanent: { en: true } })
  redirect('/visit', { url: { en: '/events' } })
  redirect('/unsafe', { url: { en: 'javascript:alert(1)' } })
})

const { openContent } = await import('../../../src/site-content.server.ts')
const { pageByPath } = await import('../../../src/page-types/page/page.server.ts')
let content: Content
beforeAll(async () => void (content = await openContent('en')))

test.each([
  ['circle', { kind: 'missing' }],
  ['plain', { kind: 'moved', href: '/en/visit', permanent: false }],
  ['gone', { kind: 'missing' }],
  ['away', { kind: 'moved', href: 'https://example.org/x', permanent: true }],
  ['unsafe', { kind: 'missing' }],
])('the redirect of /%s comes to %j', async (path, expected) => {
  expect(await pageByPath(content, path)).toEqual(expected)
})

test('a page that there is goes before a redirect', async () => {
  expect((await pageByPath(content, 'visit')).kind).toBe('page')
})
