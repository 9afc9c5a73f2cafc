import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { changedSpace } from '../../support/spaces/export-file.ts'
import { startSite, type RunningServer } from '../../support/process.ts'
import { expect, test } from '../fixtures.ts'
import { CASES, hydrated } from '../page-types.ts'

/** An editor's file that a browser could load as a script. */
const SCRIPT = 'assets.ctfassets.net/meridian00001/script/abc/app.js'

/** Returns the addresses of pictures on a page: each crop in each format at its smallest, those for old browsers, and the share picture. */
function picturesOf(html: string): string[] {
  const named = html.matchAll(/ (?:srcSet|src|content)="(?:https?:\/\/[^"/]+)?(\/media\/[^" ]+)/g)
  return [...new Set([...named].map(([, url = '']) => url.replaceAll('&amp;', '&')))]
}

test('pictures: the server creates every size that a page names', async ({ request }) => {
  test.setTimeout(120_000)
  const urls = new Set<string>()
  for (const { path, locale } of CASES) {
    if (locale === 'en') for (const url of picturesOf(await (await request.get(path)).text())) urls.add(url)
  }
  const crops = new Set([...urls].map((url) => url.replace(/.*\?/, '')))
  expect(crops.size).toBeGreaterThan(8)
  for (const crop of crops) {
    const url = [...urls].find((each) => each.endsWith(crop)) ?? ''
    const response = await request.get(url)
    expect(response.status(), url).toBe(200)
    expect(response.headers()['content-type'], url).toMatch(/^image\//)
  }
})

test('pictures: the server creates no other size or format', async ({ request }) => {
  const [url = ''] = picturesOf(await (await request.get('/en')).text())
  const picture = url.replace(/\?.*/, '')
  for (const query of [
    'w=4000&h=4000&fit=scale&fm=gif',
    'w=321&fm=avif&q=58',
    'w=16&fm=webp&q=30',
    'fm=png',
    'r=max',
    'w=320&fm=avif&q=100',
    'w=320&h=320&fit=fill&f=face&fm=avif&q=58',
    'w=320&fm=avif&q=58&w=320',
    'fm=avif&w=320&q=58',
    'w=99999999999&fm=avif&q=58',
  ]) {
    const response = await request.get(`${picture}?${query}`)
    expect([400, 404], query).toContain(response.status())
    expect(response.headers()['cache-control'], query).not.toMatch(/max-age=[1-9]/)
  }
  expect((await request.get(picture)).status(), 'the file itself').toBe(200)
})

test.describe('script in an uploaded file', () => {
  let site: RunningServer

  test.beforeAll(async () => {
    const space = changedSpace((draft) => {
      const [first] = draft.assets
      if (!first) throw new Error('The demonstration space has no assets.')
      const file = { url: `//${SCRIPT}`, fileName: 'app.js', contentType: 'text/javascript', details: { size: 20 } }
      draft.assets.push({ ...first, sys: { ...first.sys, id: 'script' }, fields: { title: { en: 'Script' }, file: { en: file } } })
    })
    const path = join(dirname(space), SCRIPT)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, 'document.body.dataset.ran = "true"')
    site = await startSite({ CONTENT_SPACE: space })
  })

  test.afterAll(() => site.stop())

  for (const bypassCSP of [false, true]) {
    test(`never runs, ${bypassCSP ? 'by how it is sent' : 'by the policy of the page'}`, async ({ browser, problems }) => {
      problems.expect(/./)
      const context = await browser.newContext({ bypassCSP })
      const page = await context.newPage()
      await page.goto(`${site.url}/en`)
      await hydrated(page)
      const outcome = await page.evaluate(
        (src) =>
          new Promise((done) => {
            const script = Object.assign(document.createElement('script'), { src, onload: () => done('loaded'), onerror: () => done('refused') })
            document.body.append(script)
          }),
        `/media/${SCRIPT.replace('.ctfassets.net', '')}`,
      )
      expect(outcome).toBe('refused')
      expect(await page.evaluate(() => document.body.dataset['ran'])).toBeUndefined()
      const sent = await context.request.get(`${site.url}/media/${SCRIPT.replace('.ctfassets.net', '')}`)
      expect([sent.status(), sent.headers()['content-disposition']]).toEqual([200, expect.stringMatching(/^attachment; /)])
      await context.close()
    })
  }
})
