import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PRODUCT, startSite, type RunningServer } from '../../support/process.ts'
import { expect, test } from '../fixtures.ts'

/** Returns the HTML of each page, with its entity tag. */
async function pagesOf({ url }: RunningServer, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>()
  const waiting = paths.values()
  async function work(): Promise<void> {
    for (const path of waiting) {
      const response = await fetch(url + path)
      pages.set(path, `${response.status} ${response.headers.get('etag')}\n${await response.text()}`)
    }
  }
  await Promise.all([work(), work(), work(), work()])
  return pages
}

async function pathsOf({ url }: RunningServer): Promise<string[]> {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

test('picture cache: the first start without it and a second start render every page with the same bytes', { tag: '@exhaustive' }, async () => {
  test.setTimeout(240_000)
  const folder = mkdtempSync(join(tmpdir(), 'same-bytes-'))
  symlinkSync(resolve(PRODUCT, 'content'), join(folder, 'content'))
  const env = { CONTENT_SPACE: 'content/space.json' }
  const first = await startSite(env, folder)
  const paths = await pathsOf(first)
  expect(paths.length).toBeGreaterThan(100)
  await pagesOf(first, paths)
  const second = await startSite(env, folder)
  try {
    const differing = async () => {
      const [one, other] = [await pagesOf(first, paths), await pagesOf(second, paths)]
      return paths.filter((path) => one.get(path) !== other.get(path))
    }
    // Both servers automatically render pages again whose placeholders were late.
    await expect.poll(differing, { timeout: 60_000 }).toEqual([])
    expect([...(await pagesOf(first, paths)).values()].some((page) => page.includes('data:image/webp'))).toBe(true)
  } finally {
    await Promise.all([first.stop(), second.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
})
