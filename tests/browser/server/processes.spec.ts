import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { request as ask } from 'node:http'
import { connect } from 'node:net'
import { resolve } from 'node:path'
import { freePort, PRODUCT, startContentService, startSite, unfinishedWebhook } from '../../support/process.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { expect, test } from '../fixtures.ts'

const ENV = { ...process.env, CONTENTFUL_SPACE_ID: '', CONTENT_SPACE: resolve(PRODUCT, 'content/space.json'), HOST: 'localhost' }

/** Starts the site with npm, as users do. */
async function npmStart(port: number): Promise<{ npm: ChildProcess; output: () => string }> {
  const npm = spawn('npm', ['start'], { env: { ...ENV, PORT: String(port) }, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let printed = ''
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (chunk: Buffer) => (printed += chunk))
  await expect.poll(() => printed, { timeout: 60_000 }).toContain('It shows')
  return { npm, output: () => printed }
}

async function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, 'localhost')
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy())
}

/** Returns the process that listens: the last descendant of npm, as reported by Linux. */
async function serverOf(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').filter(Boolean).map(Number)
  const [child] = children
  return child === undefined ? pid : serverOf(child)
}

test('npm start: SIGTERM frees the port', async () => {
  test.setTimeout(90_000)
  const port = await freePort()
  const { npm } = await npmStart(port)
  npm.kill('SIGTERM')
  await once(npm, 'exit')
  await expect.poll(() => isTaken(port), { timeout: 15_000 }).toBe(false)
})

test('npm start: fails if the server was killed', async () => {
  test.setTimeout(90_000)
  const port = await freePort()
  const { npm } = await npmStart(port)
  process.kill(await serverOf(npm.pid ?? 0), 'SIGKILL')
  const [code] = await once(npm, 'exit')
  expect(code).not.toBe(0)
  expect(await isTaken(port)).toBe(false)
})

test('shutdown: the first signal completes open responses and exits with 0, the second exits at once', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const site = await startSite()
    await expect.poll(site.output).toContain('It shows')
    site.signal(signal)
    expect(await site.ended).toBe(0)
  }
  // A request without its body delays the graceful shutdown.
  const site = await startSite({ CONTENTFUL_WEBHOOK_SECRET: 'c'.repeat(64) })
  await expect.poll(site.output).toContain('It shows')
  const { port } = new URL(site.url)
  const held = connect(Number(port), 'localhost')
  held.on('error', () => undefined)
  await once(held, 'connect')
  held.write(unfinishedWebhook())
  await expect.poll(async () => (await fetch(`${site.url}/healthz`)).status).toBe(200)
  site.signal('SIGINT')
  await expect.poll(() => isTaken(Number(port))).toBe(false)
  let code: unknown
  void site.ended.then((ended) => (code = ended))
  await expect
    .poll(() => {
      site.signal('SIGINT')
      return code
    })
    .toBe(130)
  held.destroy()
})

test('shutdown: while draining, /readyz answers 503, pages are served, and connections close after the response', async () => {
  const site = await startSite({ DRAIN_SECONDS: '2' })
  await expect.poll(site.output).toContain('It shows')
  expect((await fetch(`${site.url}/readyz`)).headers.get('Cache-Control')).toBe('no-store')
  site.signal('SIGTERM')
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(503)
  const [page] = await once(ask(`${site.url}/en`).end(), 'response')
  expect(page.statusCode).toBe(200)
  expect(page.headers.connection).toBe('close')
  page.resume()
  expect(await site.ended).toBe(0)
})

test('shutdown: right after copying the space, it leaves no partial file, and the next start uses the copy', async () => {
  test.slow()
  const service = await startContentService()
  const state = temporaryFolder('unfinished')
  const env = { CONTENTFUL_SPACE_ID: 'meridian00001', CONTENTFUL_HOST: `localhost:${service.port}`, CONTENTFUL_INSECURE: 'true', CONTENT_STATE: state }
  const first = await startSite(env)
  const status = async (site: { readonly url: string }) => (await fetch(`${site.url}/en`)).status
  await expect.poll(() => status(first), { timeout: 30_000, intervals: [20] }).toBe(200)
  await expect.poll(async () => (await readdir(state)).some((name) => name.endsWith('.unfinished')), { intervals: [5] }).toBe(true)
  first.signal('SIGTERM')
  expect(await first.ended).toBe(0)
  const names = await readdir(state)
  expect(names.filter((name) => name.endsWith('.replica'))).toHaveLength(1)
  expect(names.filter((name) => /tmp$|unfinished$/.test(name))).toEqual([])
  await service.stop()
  const again = await startSite(env)
  expect(await status(again)).toBe(200)
  expect(again.output()).toContain('It is read from disk')
  await again.stop()
})
