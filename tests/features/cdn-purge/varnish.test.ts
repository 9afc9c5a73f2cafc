import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { hasVarnish, startVarnish, VCL } from '../../support/varnish.ts'
import { folderOfTest, purging, TestClock } from './purging.ts'
import { soon } from './soon.ts'

/** Serves pages as the site does, with a version that the test sets. */
async function startOrigin() {
  const state = { version: 1, status: 200, asked: 0 }
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return void response.end()
    state.asked += 1
    if (state.status !== 200) return void response.writeHead(state.status, { 'Cache-Control': 'no-store' }).end('failed')
    if (request.url === '/private') return void response.writeHead(200, { 'Cache-Control': 'no-store' }).end(`cookie ${request.headers.cookie}`)
    const headers = {
      'Cache-Control': 'public, max-age=0, s-maxage=3600, stale-while-revalidate=60, stale-if-error=86400',
      xkey: `abc a${request.url?.slice(1)}`,
    }
    response.writeHead(200, headers).end(`version ${state.version}`)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return { state, port: typeof address === 'object' && address ? address.port : 0, close: () => void server.close().closeAllConnections() }
}

test.skipIf(!hasVarnish())('varnish: serves a purged page stale once, then the new one, and keeps pages while the site fails', async () => {
  using own = folderOfTest()
  const origin = await startOrigin()
  const varnish = await startVarnish(own.folder, readFileSync(VCL, 'utf8').replaceAll(/\.port = "\d+"/g, `.port = "${origin.port}"`))
  const get = async (path: string, headers = {}) => {
    const answer = await fetch(`${varnish.url}${path}`, { headers })
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }
  const clock = new TestClock()
  const { purger } = await purging({ SITE_CDN: 'varnish', SITE_CDN_API: varnish.url }, own.folder, clock)
  const purge = async (tag: string, purges: number) => {
    await purger.purge([tag])
    await soon(() => expect(clock.untilNext).toBeDefined())
    clock.advance(100)
    await soon(() => expect(purger.status).toMatchObject({ purges, failures: 0 }))
  }
  try {
    await soon(async () => expect((await get('/page')).status).toBe(200))
    purger.open()
    const first = await get('/page')
    expect(first.text).toBe('version 1')
    expect(first.headers.get('xkey')).toBeNull()
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    await get('/other')
    origin.state.version = 2
    expect((await get('/page')).text).toBe('version 1')

    await purge('apage', 1)
    expect((await get('/page')).text).toBe('version 1')
    await soon(async () => expect((await get('/page')).text).toBe('version 2'))
    expect((await get('/other')).text).toBe('version 1')

    origin.state.status = 503
    await purge('abc', 2)
    for (let count = 0; count < 5; count += 1) expect(await get('/page')).toMatchObject({ status: 200, text: 'version 2' })
    origin.state.status = 200
    origin.state.version = 3
    await soon(async () => expect((await get('/other')).text).toBe('version 3'))

    expect((await get('/private', { Cookie: 'locale=de' })).text).toBe('cookie locale=de')
    expect((await get('/private', { Cookie: 'locale=fr' })).text).toBe('cookie locale=fr')
    const asked = origin.state.asked
    await get('/page', { Cookie: '__Host-preview=x' })
    expect(origin.state.asked).toBe(asked + 1)
    // Visitors behind a proxy may not purge.
    const foreign = await fetch(`${varnish.url}/`, { method: 'PURGE', headers: { 'X-Forwarded-For': '203.0.113.1', 'xkey-softpurge': 'abc' } })
    expect(foreign.status).toBe(403)
  } finally {
    await purger.close()
    await varnish.stop()
    origin.close()
  }
})
