import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { httpServer, listen } from '../../../src/server/connection/listen.server.ts'
import { builtFiles } from '../../../src/server/static/built-files.server.ts'
import { storeAssets, storeAssetsDaily } from '../../../src/server/static/earlier-assets.server.ts'

const DAY_MS = 24 * 3_600_000
let root: string
let shared: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assets-'))
  shared = join(root, 'shared')
})
afterEach(() => rmSync(root, { recursive: true }))

/** Writes the files of a build. */
function build(name: string, files: readonly string[]): string {
  const folder = join(root, name, 'assets')
  mkdirSync(folder, { recursive: true })
  for (const file of files) writeFileSync(join(folder, file), `${name} ${file}`)
  return join(root, name)
}

test('storeAssets: assets stay for a time after the last process of their build', async () => {
  const [one, two] = [build('one', ['main-a.js', 'main-a.js.br', 'same.woff2']), build('two', ['main-b.js', 'same.woff2'])]
  const day = (count: number) => Date.now() + count * DAY_MS
  await storeAssets(join(one, 'assets'), shared, 7, day(0))
  // The first build is in use for a month.
  await storeAssets(join(one, 'assets'), shared, 7, day(30))
  await storeAssets(join(two, 'assets'), shared, 7, day(31))
  expect(readdirSync(shared).toSorted()).toEqual(['main-a.js', 'main-a.js.br', 'main-b.js', 'same.woff2'])
  await storeAssets(join(two, 'assets'), shared, 7, day(38))
  expect(readdirSync(shared).toSorted()).toEqual(['main-b.js', 'same.woff2'])
})

test('builtFiles: each node of a rolling deployment serves the assets of both builds', async () => {
  const [one, two] = [build('one', ['main-a.js']), build('two', ['main-b.js'])]
  await storeAssets(join(one, 'assets'), shared, 7, Date.now())
  const servers = await Promise.all([one, two].map(async (dir) => httpServer({}, () => new Response('the site'), await builtFiles(dir, {}, shared))))
  try {
    const nodes = await Promise.all(servers.map(async (server) => `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`))
    // The new node stores its assets after the old one was started.
    await storeAssets(join(two, 'assets'), shared, 7, Date.now())
    for (const node of nodes) {
      for (const [path, text] of [
        ['main-a.js', 'one main-a.js'],
        ['main-b.js', 'two main-b.js'],
      ]) {
        const answer = await fetch(`${node}/assets/${path}`)
        expect([answer.status, await answer.text()]).toEqual([200, text])
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      }
      for (const path of ['missing.js', '..%2f..%2fone%2fassets%2fmain-a.js']) expect((await fetch(`${node}/assets/${path}`)).status).toBe(404)
    }
  } finally {
    for (const server of servers) server.close().closeAllConnections()
  }
})

test('storeAssetsDaily: reports a folder that is not writable, and does not throw', async () => {
  const one = build('one', ['main-a.js'])
  writeFileSync(shared, 'a file')
  const logged: string[] = []
  await storeAssetsDaily(join(one, 'assets'), shared, 7, (message) => logged.push(message))
  expect(logged).toEqual([expect.stringMatching(/^\[assets\] Scripts of earlier builds are not stored: /)])
  expect(existsSync(join(one, 'assets/main-a.js'))).toBe(true)
})
