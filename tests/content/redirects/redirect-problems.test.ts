import { expect, test } from 'vitest'
import { changedSpace, copyOf, link } from '../../support/spaces/export-file.ts'

process.env['CONTENT_SPACE'] = changedSpace((draft) => {
  const model = draft.entries.find(({ fields }) => 'from' in fields && 'permanent' in fields)
  if (!model) throw new Error('The space has no redirect.')
  draft.entries = draft.entries.filter(({ fields }) => !('from' in fields && ('permanent' in fields || 'status' in fields || 'url' in fields)))
  const redirect = (id: string, from: string, fields: Record<string, unknown>) =>
    draft.entries.push({
      ...copyOf(model, id),
      fields: { from: { en: from }, ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { en: value }])) },
    })
  redirect('good', '/good', { target: link('Entry', 'page-visit') })
  redirect('good-url', '/good-url', { url: '/stories?topic=moon' })
  redirect('good-away', '/good-away', { url: 'https://example.org/' })
  redirect('good-wild', '/good/*', { url: '/stories/*' })
  redirect('good-gone', '/good-gone', { status: '410' })
  redirect('good-file', '/good-file', { url: '/map.pdf' })
  redirect('good-season', '/season', { url: '/topics', end: '2026-12-01T00:00Z' })
  redirect('good-after', '/season', { url: '/topics' })
  redirect('query', '/old?id=1', { url: '/topics' })
  redirect('shadowed', '/visit', { url: '/topics' })
  redirect('shadowed-de', '/de/besuch', { url: '/topics' })
  redirect('unused', '/good', { url: '/topics' })
  redirect('lost', '/lost', { target: link('Entry', 'no-such-entry') })
  redirect('lost-url', '/lost-url', { url: '/no/such/page' })
  redirect('lost-empty', '/lost-empty', {})
  redirect('lost-host', '/lost-host/*', { url: 'https://*' })
  redirect('chain', '/chain', { url: '/good' })
  redirect('chain-gone', '/chain-gone', { url: '/good-gone' })
  redirect('chain-wild', '/chain-wild/*', { url: '/good/*' })
  redirect('loop-one', '/loop', { url: '/pool' })
  redirect('loop-two', '/pool', { url: '/loop' })
  redirect('into-loop', '/into', { url: '/loop' })
  redirect('self', '/self', { url: '/self' })
  redirect('loop-wild', '/left/*', { url: '/right/*' })
  redirect('loop-wild-back', '/right/*', { url: '/left/*' })
  redirect('endless', '/deep/*', { url: '/deep/er/*' })
})

const { openContent } = await import('../../../src/site-content/site-content.server.ts')
const { checkRedirects } = await import('../../../src/content/redirects/redirect-problems.server.ts')

test('checkRedirects: reports each problem with its entry and field, and no valid redirect', async () => {
  const found = await checkRedirects(openContent)
  expect(found.filter(({ entry }) => entry.startsWith('good'))).toEqual([])
  expect(Object.fromEntries(found.map(({ entry, field, kind }) => [entry, `${kind} ${field}`]))).toEqual({
    query: 'unreadable from',
    shadowed: 'shadowed from',
    'shadowed-de': 'shadowed from',
    unused: 'unused from',
    lost: 'lost target',
    'lost-url': 'lost url',
    'lost-empty': 'lost target',
    'lost-host': 'lost url',
    chain: 'chain url',
    'chain-gone': 'lost url',
    'chain-wild': 'chain url',
    'loop-one': 'loop url',
    'loop-two': 'loop url',
    'into-loop': 'chain url',
    self: 'loop url',
    'loop-wild': 'loop url',
    'loop-wild-back': 'loop url',
    endless: 'endless url',
  })
  expect(found).toHaveLength(18)
})

test('checkRedirects: the message for editors shows the chain of addresses', async () => {
  const sentences = Object.fromEntries((await checkRedirects(openContent)).map(({ entry, sentence }) => [entry, sentence]))
  expect(sentences['chain']).toBe('/chain → /good → /visit leads to another redirect; set the final target')
  expect(sentences['chain-wild']).toBe('/chain-wild/* → /good/* → /stories/* leads to another redirect; set the final target')
  expect(sentences['loop-one']).toBe('/loop → /pool → /loop redirects to itself; visitors see an error')
  expect(sentences['unused']).toBe('redirect good has the same address /good and goes before it')
})
