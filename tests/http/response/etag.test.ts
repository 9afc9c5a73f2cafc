import { expect, test } from 'vitest'
import { withETag } from '../../../src/server/response/etag.server.ts'

const KEPT = { 'Cache-Control': 'public, max-age=0, must-revalidate', 'Content-Type': 'text/html' }

function asked(known: string | undefined, body = 'page', headers: Record<string, string> = KEPT, status = 200): Promise<Response> {
  return withETag(
    new Request('http://localhost/en', known === undefined ? {} : { headers: { 'If-None-Match': known } }),
    new Response(body, { status, headers }),
  )
}

test('withETag: equal content has an equal tag, and a client that sends it gets 304 without a body', async () => {
  const etag = (await asked(undefined)).headers.get('ETag') ?? ''
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  for (const known of [etag, `"x", ${etag}`, etag.slice(2), '*']) {
    const answer = await asked(known)
    expect(answer.status, known).toBe(304)
    expect(answer.headers.get('ETag')).toBe(etag)
    expect(answer.headers.get('Cache-Control')).toBe(KEPT['Cache-Control'])
    expect(await answer.text()).toBe('')
  }
})

test('withETag: other content or another policy is sent in full', async () => {
  const etag = (await asked(undefined)).headers.get('ETag') ?? ''
  for (const other of [await asked(etag, 'another page'), await asked(etag, 'page', { ...KEPT, 'Content-Security-Policy': "default-src 'none'" })]) {
    expect(other.status).toBe(200)
    expect(other.headers.get('ETag')).not.toBe(etag)
    expect(await other.text()).toMatch(/page$/)
  }
})

test('withETag: an answer that must not be stored gets no tag, and an existing tag stays', async () => {
  expect((await asked('*', 'x', { 'Cache-Control': 'no-store' })).headers.get('ETag')).toBeNull()
  expect((await asked('*', 'x', {})).headers.get('ETag')).toBeNull()
  expect((await asked('*', 'x', KEPT, 404)).headers.get('ETag')).toBeNull()
  expect((await asked('*', 'x', { ...KEPT, ETag: '"own"' })).headers.get('ETag')).toBe('"own"')
})
