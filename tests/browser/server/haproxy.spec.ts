import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite, untilReady } from '../../../bench/servers/site.ts'
import { deployedConfiguration, HAPROXY, startHaproxy } from '../../support/haproxy.ts'
import { freePort, PRODUCT } from '../../support/process.ts'
import { expect, test } from '../fixtures.ts'

test.skip(HAPROXY === undefined, 'HAProxy is not installed')

test('HAProxy: visitors see pages although no process passes its check', async () => {
  test.setTimeout(120_000)
  const folder = mkdtempSync(join(tmpdir(), 'haproxy-'))
  const [front, state, port, unused] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  const site = await startSite({ checkout: PRODUCT, cwd: folder, isPinned: false, env: { HOST: '127.0.0.1', PORT: String(port), DRAIN_SECONDS: '20' } })
  const configuration = deployedConfiguration({ front, nodes: [port, unused], checkMs: 200 })
  const counting = `frontend state\n  bind 127.0.0.1:${state}\n  http-request return status 200 content-type text/plain lf-string "%[nbsrv(site)]"\n`
  const stopProxy = await startHaproxy(join(folder, 'haproxy.cfg'), `${configuration}\n${counting}`, front)
  const passing = async () => (await fetch(`http://127.0.0.1:${state}`)).text()
  const statuses = async () =>
    Promise.all(['/en', '/en/stories', '/de', '/robots.txt'].map(async (path) => (await fetch(`http://127.0.0.1:${front}${path}`)).status))
  try {
    await untilReady(site.url, '/readyz')
    await expect.poll(passing).toBe('1')
    expect(await statuses()).toEqual([200, 200, 200, 200])
    // While it drains, the process answers, but is not ready.
    process.kill(site.pid, 'SIGTERM')
    await expect.poll(passing).toBe('0')
    expect(await statuses()).toEqual([200, 200, 200, 200])
  } finally {
    await stopProxy()
    await site.stop('SIGKILL')
    rmSync(folder, { recursive: true })
  }
})
