import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort, PRODUCT, runToEnd, startContentService, startSite, type RunningServer } from '../../support/process.ts'
import { expect, test } from '../fixtures.ts'

const SERVE = ['scripts/serve.ts']
const EMBEDDED = { CONTENTFUL_SPACE_ID: '', HOST: 'localhost' }
const running: { stop(): Promise<void> }[] = []

test.afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
})

function remember<Server extends RunningServer>(server: Server): Server {
  running.push(server)
  return server
}

/** Starts a site that must fail with an exit code and a message, without printing an address. Returns its output. */
async function refused(env: Record<string, string>): Promise<string> {
  const { code, output } = await runToEnd(SERVE, { ...EMBEDDED, PORT: String(await freePort()), ...env })
  expect(code, output).toBe(1)
  expect(output).not.toContain('answers at')
  expect(output).not.toMatch(/^\s+at /m)
  return output
}

test('start: a missing or broken content file stops it with the reason', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-'))
  const broken = join(folder, 'broken.json')
  await writeFile(broken, '{ "entries": [')
  expect(await refused({ CONTENT_SPACE: 'nope.json' })).toMatch(
    /cannot be opened: nope\.json: cannot be read \(ENOENT\)[^]*CONTENT_SPACE must name an export file/,
  )
  expect(await refused({ CONTENT_SPACE: broken })).toMatch(/cannot be opened: .*broken\.json: is not JSON/)
  await rm(folder, { recursive: true })
})

test('start: an invalid variable or a used port stops it with the remedy', async () => {
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await refused({ SITE_ORIGIN: 'bakery.example' })).toContain('SITE_ORIGIN must have scheme and host only')
  expect(await refused({ PORT: String(port) })).toContain(`Port ${port} of localhost is already in use. Choose another one: PORT=${port + 1} npm start`)
  other.close()
})

test('start: a space that rejects the token or does not exist stops it', async () => {
  const service = remember(await startContentService(['--delivery-token', 'right']))
  const remote = { CONTENTFUL_HOST: `localhost:${service.port}`, CONTENTFUL_INSECURE: 'true' }
  expect(await refused({ ...remote, CONTENTFUL_SPACE_ID: 'meridian00001', CONTENTFUL_DELIVERY_TOKEN: 'wrong' })).toMatch(
    /refuses the token \(401\): CONTENTFUL_DELIVERY_TOKEN must be .* of space "meridian00001", environment "master"/,
  )
  expect(await refused({ ...remote, CONTENTFUL_SPACE_ID: 'another', CONTENTFUL_DELIVERY_TOKEN: 'right' })).toMatch(
    /has no space "another".*\(404\): check CONTENTFUL_SPACE_ID/,
  )
})

test('start: if the space does not answer yet, the site is not ready, and recovers automatically', async ({ request }) => {
  test.setTimeout(90_000)
  const port = await freePort()
  const remote = { CONTENT_STRATEGY: 'direct', CONTENTFUL_SPACE_ID: 'meridian00001', CONTENTFUL_HOST: `localhost:${port}`, CONTENTFUL_INSECURE: 'true' }
  const site = remember(await startSite(remote))
  await expect
    .poll(site.output)
    .toMatch(/answers at .*\nThe content of space "meridian00001", environment "master" at localhost:\d+ cannot be read yet \(.*ECONNREFUSED.*\)/)
  expect((await request.get(`${site.url}/healthz`)).status()).toBe(200)
  expect((await request.get(`${site.url}/readyz`)).status()).toBe(503)
  expect((await request.get(`${site.url}/en`)).status()).toBe(503)
  remember(await startContentService([], port))
  expect((await request.get(`${site.url}/readyz`)).status()).toBe(200)
  expect((await request.get(`${site.url}/en`)).status()).toBe(200)
  await expect.poll(site.output).toMatch(/It shows space meridian00001 at localhost:\d+, environment master: \d+ entries in en, de, fr, ar, ja\./)
})

test('start: logs the shown content after the address, and names a misspelled variable', async () => {
  const site = remember(await startSite({ CONTENT_SPCE: 'mine.json', CONTENTFUL_SPACE: 'abc' }))
  await expect
    .poll(site.output)
    .toMatch(
      /Vitrine answers at http:\/\/localhost:\d+\/\nIt shows content\/space\.json, space meridian00001, environment master: \d+ entries in en, de, fr, ar, ja\.\n/,
    )
  // Errors of clients are not logged.
  for (const path of ['/_serverFn/abc', '/_serverFn/__proto__', '/_serverFn/', '/_serverFn/abc?payload=x', '/en/%zz', '/en/%00', '/en/nope']) {
    await fetch(site.url + path, { headers: { 'Sec-Fetch-Site': 'same-origin' } })
  }
  expect(site.output().split('\n')).toHaveLength(5)
  await expect.poll(site.output).toContain('CONTENT_SPCE is set, but the site has no such variable: did you mean CONTENT_SPACE?')
  await expect.poll(site.output).toContain('CONTENTFUL_SPACE is set, but the site has no such variable: did you mean CONTENTFUL_SPACE_ID?')
})

test('start: caches pictures in memory and logs it if the cache folder is not writable', async ({ request }) => {
  // A copy of the project whose `.cache` is a file, so that no user can write below it, not even root.
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-'))
  await writeFile(join(folder, '.cache'), '')
  const site = remember(await startSite({ CONTENT_SPACE: resolve(PRODUCT, 'content/space.json') }, folder))
  await expect.poll(site.output).toMatch(/pictures are cached in memory, because \.cache\/images cannot be written/)
  const page = await (await request.get(`${site.url}/en`)).text()
  const [picture = ''] = /\/media\/images\/[^"\s]*\?[^"\s]*/.exec(page) ?? []
  expect(picture).not.toBe('')
  expect((await request.get(site.url + picture.replaceAll('&amp;', '&'))).status()).toBe(200)
  await rm(folder, { recursive: true })
})
