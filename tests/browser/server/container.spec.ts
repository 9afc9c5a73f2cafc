import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sitemapPaths } from '../../../bench/servers/addresses.ts'
import { freePort, PRODUCT } from '../../support/process.ts'
import { expect, test } from '../fixtures.ts'

const PICTURE = /\/media\/[^\s"',]+\?[^\s"',]+/g
const MAX_MB = 512
/** Node limits its heap to half of the memory of a container. */
const HEAP_MB = MAX_MB / 2
const NOBODY = '65534'

/** Mounts as in `deploy/container/Containerfile` and its documented command: the root is read-only, `.cache` and `/tmp` are empty. */
const MOUNTS = 'mount --bind / / && mount -o remount,bind,ro / && cd "$PWD" && mount -t tmpfs tmpfs /tmp && mount -t tmpfs -o mode=755,uid=65534 tmpfs .cache'
const canMount = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0 && spawnSync('setpriv', ['--version']).status === 0

test.skip(!canMount, 'needs root, unshare and setpriv')

test('container: its command runs without rights on a read-only root, in 512 MB, without an error', async () => {
  test.setTimeout(180_000)
  const image = readFileSync('deploy/container/Containerfile', 'utf8')
  const [, text = '[]'] = /^CMD (.*)$/m.exec(image.slice(image.lastIndexOf('\nFROM'))) ?? []
  const [program = '', ...args]: string[] = JSON.parse(text)
  const rights = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--no-new-privs']
  const command = [...rights, program === 'node' ? process.execPath : program, ...args]
  const port = await freePort()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
    HOST: '127.0.0.1',
    PORT: String(port),
    CONTENTFUL_SPACE_ID: '',
  }
  const site = spawn('unshare', ['--mount', '--propagation', 'private', 'sh', '-c', `${MOUNTS} && exec "$@"`, 'sh', ...command], {
    cwd: resolve(PRODUCT),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [site.stdout, site.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk))
  const url = `http://127.0.0.1:${port}`
  const get = async (path: string) => {
    const response = await fetch(new URL(path, url))
    return { path, status: response.status, body: await response.text() }
  }
  try {
    const isReady = () =>
      get('/readyz').then(
        ({ status }) => status,
        () => printed,
      )
    await expect.poll(isReady, { timeout: 60_000 }).toBe(200)
    const pictures = new Set<string>()
    for (const path of [...(await sitemapPaths(url)), '/en/search?q=moon', '/robots.txt']) {
      const page = await get(path)
      expect(page).toMatchObject({ path, status: 200 })
      for (const address of page.body.replaceAll('&amp;', '&').match(PICTURE)?.slice(0, 2) ?? []) if (pictures.size < 60) pictures.add(address)
    }
    for (const path of pictures) expect(await get(path)).toMatchObject({ path, status: 200 })
    const status = readFileSync(`/proc/${site.pid}/status`, 'utf8')
    expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).toBe(NOBODY)
    expect(Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1024).toBeLessThan(MAX_MB)
    expect(printed).not.toMatch(/EROFS|EACCES|EPERM|[Ee]rror|cannot/)
  } finally {
    const ended = once(site, 'exit')
    site.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  }
})
