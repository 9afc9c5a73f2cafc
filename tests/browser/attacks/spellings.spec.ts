import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { isAbsent } from '../../fixtures/absent-types.ts'
import { startSite, type RunningServer } from '../../support/process.ts'
import { dice } from '../../support/spaces/random-edits.ts'
import { expect, test } from '../fixtures.ts'
import { hydrated } from '../page-types.ts'

const SPELLINGS = 10_000
const HIT = 'vitrine; hit'
const agent = new Agent({ keepAlive: true, maxSockets: 8 })
const { below, pick } = dice(21)
const random = () => below(1000) / 1000

test.afterAll(() => agent.destroy())

interface Answered {
  readonly path: string
  readonly status: number
  readonly etag: string | undefined
  readonly how: string | undefined
  readonly location: string | undefined
}

/** Requests a path exactly as written. `fetch` would normalize it. */
async function ask(site: RunningServer, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answered> {
  const { hostname, port } = new URL(site.url)
  const response = await new Promise<IncomingMessage>((resolve, reject) => get({ hostname, port, path, agent, headers }, resolve).on('error', reject))
  await text(response)
  const { etag, location } = response.headers
  return { path, status: response.statusCode ?? 0, etag, location, how: String(response.headers['cache-status'] ?? '') }
}

const hex = (letter: string) => {
  const code = `%${letter.charCodeAt(0).toString(16)}`
  return random() < 0.5 ? code : code.toUpperCase()
}
const number = () => String(below(10_000))

/** Functions that change the spelling of a page's path. */
const PATHS: readonly ((path: string) => string)[] = [
  (path) => path.replace(/[a-z](?=[^/]*$)/g, (letter) => (random() < 0.3 ? hex(letter) : letter)),
  (path) => path.replace(/(?<=^\/\w\w\/.*)[a-z]/g, (letter) => (random() < 0.2 ? hex(letter) : letter)),
  (path) => path.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase()),
  (path) => path.replace(/(?<=\/)(?=[^/]+$)/, `x${number()}/../`),
  (path) => path.replace(/(?<=\/)(?=[^/]+$)/, `x${number()}/%2e%2E/`),
  (path) => path.replaceAll('/', () => pick(['/', '//', '///', '/./', '/%2e/'])),
  (path) => path + pick(['%20', '%20%20', '/', '//', '/%20', '/.', '%20/']),
  (path) => path.replace(/^\/\w\w/, (prefix) => prefix.toUpperCase()),
  (path) => path.replace(/(?<=^\/en\/)(?:stories|events|topics|people)(?=\/)/, (segment) => segment.toUpperCase()),
  (path) => path.replace(/(?<=^\/en\/.*)[a-z]/g, (letter) => (random() < 0.3 ? letter.toUpperCase() : letter)),
  (path) => path.replace(/\/(?=[^/]+$)/, '\\'),
]
/** Queries that the page of an entry ignores. */
const QUERIES: readonly (() => string)[] = [
  () => '?',
  () => `?page=${pick(['', '1', '-3', 'x', '1e99', number()])}`,
  () => `?month=2027-${number()}`,
  () => `?topic=${number()}&topic=${number()}`,
  () => `?past=${number()}&utm_source=${number()}`,
  () => `?${number()}`,
  () => `?a[${number()}]=;&=&&${number()}=%00`,
  () => `?page=2&month=1&page=${number()}`,
  () => `#${number()}`,
]

test(`page cache: ${SPELLINGS} requests for other spellings of 50 pages evict no other cached page`, { tag: '@exhaustive' }, async () => {
  test.setTimeout(300_000)
  const site = await startSite({ PAGE_CACHE_MB: '64' })
  try {
    const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
    const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname).filter((path) => /^\/(?:en|de|ar)\/.+\/./.test(path))
    const etags = new Map<string, Set<string | undefined>>(paths.map((path) => [path, new Set()]))
    /** Requests all pages. A page is rendered again when the placeholders of its pictures exist, and then has another ETag. */
    const all = async () => {
      const answers = []
      for (const path of paths) answers.push(await ask(site, path))
      for (const { path, etag } of answers) etags.get(path)?.add(etag)
      return answers
    }
    let stored = await all()
    await expect
      .poll(
        async () => {
          const before = stored
          stored = await all()
          return stored.every(({ etag }, index) => etag === before[index]?.etag)
        },
        { timeout: 60_000 },
      )
      .toBe(true)
    expect(stored.filter(({ status, how }) => status !== 200 || how !== HIT)).toEqual([])
    expect(paths.length).toBeGreaterThan(100)

    const attacked = paths.filter((_, index) => index % Math.floor(paths.length / 50) === 0).slice(0, 50)
    expect(attacked).toHaveLength(50)
    const answers: (Answered & { readonly of: string })[] = []
    const one = async () => {
      const path = pick(attacked)
      const spelling = random() < 0.7 ? pick(PATHS)(path) : path
      const asked = random() < 0.5 || spelling === path ? spelling + pick(QUERIES)() : spelling
      answers.push({ ...(await ask(site, asked)), of: path })
    }
    for (let done = 0; done < SPELLINGS; done += 8) await Promise.all(Array.from({ length: 8 }, one))
    const after = await all()
    expect(after.filter(({ how }) => how !== HIT)).toEqual([])
    const isRedirect = ({ status, location }: Answered) => [307, 308].includes(status) && location !== undefined
    const isStored = ({ status, etag, how }: Answered, path: string) => status === 200 && how === HIT && etags.get(path)?.has(etag)
    expect(answers.filter((answer) => !isRedirect(answer) && !isStored(answer, answer.of)).slice(0, 10)).toEqual([])
  } finally {
    await site.stop()
  }
})

test('page cache: a listing has one key per choice that its page type declares', async () => {
  const site = await startSite()
  try {
    const [list, second, moon] = ['/en/stories', '/en/stories?page=2', '/en/stories?topic=moon']
    for (const [path, canonical = ''] of [
      ['/en/stories?page=1', list],
      ['/en/stories?page=2&page=3', list],
      ['/en/stories?month=2027-01&past=1', list],
      ['/en/stories?topic=', list],
      ['/en/stories?x=1&page=2', second],
      ['/en/stories?page=02', second],
      ['/en/stories?page=1&topic=moon', moon],
      ...(isAbsent('event') ? [] : [['/en/events?page=&past=1&topic=', '/en/events?past=1'] as const]),
    ] as const) {
      // A page without placeholders that are still being generated is rendered again when they exist.
      const isSame = async () => {
        const [one, other] = [await ask(site, canonical), await ask(site, path)]
        return [one.status, other.status, other.how, one.etag === other.etag]
      }
      await expect.poll(isSame, { message: path }).toEqual([200, 200, HIT, true])
    }
    expect(await ask(site, '/en/visit?page=2&a=b')).toMatchObject({ status: 308, location: '/en/visit?a=b' })
  } finally {
    await site.stop()
  }
})

test('page cache: a server function call has one key in all spellings', async ({ page }) => {
  const calls: string[] = []
  const site = await startSite()
  try {
    page.on('request', (request) => calls.push(request.url()))
    await page.goto(`${site.url}/en`)
    // Before hydration, a link loads a document.
    await hydrated(page)
    await page.getByRole('contentinfo').locator('a[href="/en/topics"]').first().click()
    await expect.poll(() => calls.some((url) => url.includes('/_serverFn/'))).toBe(true)
    const { pathname, search, searchParams } = new URL(calls.find((url) => url.includes('/_serverFn/')) ?? '')
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'x-tsr-serverFn': 'true' }
    const payload = searchParams.get('payload') ?? ''
    // The request of the browser may still be open.
    await ask(site, pathname + search, headers)
    const right = await ask(site, pathname + search, headers)
    expect(right).toMatchObject({ status: 200, how: HIT })
    const escapes = payload.replace('"locale"', String.raw`"\u006cocale"`)
    expect(escapes).not.toBe(payload)
    const given = (json: string, more = '') => `${pathname}?payload=${encodeURIComponent(json)}${more}`
    for (const path of [given(payload, '&x=1'), given(` ${payload} `), given(escapes), given(payload, '&payload=x'), `${pathname}?a&${search.slice(1)}`]) {
      expect(await ask(site, path, headers), path).toMatchObject({ status: 200, how: HIT, etag: right.etag })
    }
    // The page may still load scripts of the list. They must not reach a stopped site.
    await page.goto('about:blank')
  } finally {
    await site.stop()
  }
})
