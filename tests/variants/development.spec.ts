import { readFile, rename, writeFile } from 'node:fs/promises'
import { expect, test } from '../browser/fixtures.ts'
import { cascadeLayers } from '../browser/measure/style-sheets.ts'
import { readSpace } from '../support/spaces/space.ts'

const COPY = '.cache/copies/development'
const SPACE = `${COPY}/content/edited.json`

test.describe.configure({ mode: 'serial', timeout: 120_000 })

/** Changes a file of the copy. Returns a function that undoes the change. */
async function edit(file: string, find: string | RegExp, replacement: string): Promise<() => Promise<void>> {
  const before = await readFile(file, 'utf8')
  const after = before.replaceAll(find, replacement)
  if (after === before) throw new Error(`${file} has no ${String(find)} to change.`)
  await replace(file, after)
  return () => replace(file, before)
}

/** Replaces a file as text editors do, so that no process reads an incomplete file. */
async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}~`, text)
  await rename(`${file}~`, file)
}

test('development server: hydrates the site, and applies an edit of the content without a restart or a manual reload', async ({ page }) => {
  await page.goto('/en')
  const menu = page.getByRole('banner').getByRole('navigation').first().getByRole('button').first()
  await expect(async () => {
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
  }).toPass()
  const brand = page.getByRole('banner').getByRole('link').first()
  const undo = await edit(SPACE, `"${await brand.innerText()}"`, '"Zenith"')
  await expect(brand).toHaveText('Zenith', { timeout: 20_000 })
  await undo()
  await expect(brand).not.toHaveText('Zenith', { timeout: 20_000 })
})

test('development server: styles injected by Vite keep the layer order of the build', async ({ page }) => {
  await page.goto('/en', { waitUntil: 'commit' })
  const layers = ['reset', 'tokens', 'base', 'components']
  await expect.poll(() => cascadeLayers(page)).toEqual(layers)
  await page.waitForFunction(() => document.querySelector('style[data-vite-dev-id]') && document.readyState === 'complete')
  expect(await cascadeLayers(page)).toEqual(layers)
})

test('development server: a section that throws is replaced by its name and the error', async ({ page, problems }) => {
  problems.expect(/cannot be shown|on purpose|errored|Suspense|at /)
  const undo = await edit(
    `${COPY}/src/sections/hero/HeroSection.tsx`,
    /(export function HeroSection\([^]*?\) \{\n)/g,
    "$1  if (section.id) throw new Error('on purpose')\n",
  )
  const { id } = readSpace(SPACE).entries.find((entry) => entry.sys.contentType.sys.id === 'hero')?.sys ?? { id: '' }
  expect(id).not.toBe('')
  await expect(async () => {
    await page.goto('/en')
    await expect(page.getByRole('alert').first()).toHaveText(/^The section hero \(entry [\w-]+\) cannot be shown: on purpose$/, { timeout: 5000 })
    await expect(page.locator('vite-error-overlay .message-body')).toHaveText(/^on purpose \(entry [\w-]+, content type hero\)$/, { timeout: 5000 })
  }).toPass()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await undo()
  // Vite misses an edit of server code while it still loads an earlier one.
  await expect(async () => {
    await page.goto('/en')
    await expect(page.getByRole('alert')).toHaveCount(0)
  }).toPass()
})

test('development server: edits of server code leave one content service open', async ({ request }) => {
  const reloads = async (mark: string) => (await readFile(`${COPY}/server.log`, 'utf8')).split(`${mark}] reloaded`).length - 1
  let year = 2000
  const editContent = () => edit(SPACE, /"createdAt": *"\d{4}-01-12T/g, `"createdAt": "${++year}-01-12T`)
  let last = ''
  for (const mark of ['one', 'two', 'three']) {
    await edit(`${COPY}/src/content/client/source.server.ts`, `[content-service${last}]`, `[content-service ${mark}]`)
    last = ` ${mark}`
    // The service of the edited code is open when it reports edited content.
    await expect(async () => {
      expect((await request.get('/en')).status()).toBe(200)
      await editContent()
      await expect.poll(() => reloads(mark), { timeout: 5000 }).toBeGreaterThan(0)
    }).toPass()
  }
  const [before, ofAll] = [await reloads('three'), await reloads('')]
  for (const more of [1, 2]) {
    await editContent()
    await expect.poll(() => reloads('three'), { timeout: 20_000 }).toBe(before + more)
  }
  expect(await reloads('')).toBe(ofAll + 2)
})

test('development server: the policy allows the worker that Vite uses to wait for its server', async ({ page }) => {
  await page.goto('/en')
  const word = () =>
    page.evaluate(
      () =>
        new Promise((done) => {
          const worker = new Worker(URL.createObjectURL(new Blob(["postMessage('alive')"], { type: 'text/javascript' })))
          worker.addEventListener('message', ({ data }) => done(data))
          worker.addEventListener('error', () => done('refused'))
        }),
    )
  // The content that earlier tests restored may still reload the page.
  await expect(async () => expect(await word()).toBe('alive')).toPass()
})

test('development server: shows the elements at /_ui', async ({ page }) => {
  await page.goto('/_ui?lang=ar&scheme=dark')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('section[id]')).toHaveCount(14)
  await page.locator('#Dialog > div button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('development server: an error in a server function shows message, source and address in the overlay, and its address on the terminal', async ({
  page,
  problems,
}) => {
  problems.expect(/500|on purpose|Internal|internal|\[vite\]|at /)
  const undo = await edit(
    `${COPY}/src/pages/story/listing/listing.server.ts`,
    '  const { locale } = content\n',
    "  const { locale } = content\n  if (locale) throw new Error('thrown on purpose')\n",
  )
  await expect(async () => {
    await page.goto('/en/stories')
    const overlay = page.locator('vite-error-overlay')
    await expect(overlay.locator('.message-body')).toContainText('thrown on purpose', { timeout: 5000 })
    await expect(overlay.locator('.file')).toContainText('listing.server.ts')
    await expect(overlay.locator('.plugin')).toContainText('/en/stories')
  }).toPass()
  expect(await readFile(`${COPY}/server.log`, 'utf8')).toMatch(/\[server\] \/en\/stories failed: thrown on purpose\n.*listing\.server\.ts/)
  await undo()
})

test('development server: a content error shows its entry and field, in the overlay and on the terminal', async ({ page, problems }) => {
  problems.expect(/500|on purpose|Internal|internal|\[vite\]|at /)
  const undo = await edit(
    `${COPY}/src/content/reading/model.server.ts`,
    '.transform((text) => Number(text',
    ".transform((text) => Number(text.replace(/^/, () => { throw new Error('unreadable on purpose') })",
  )
  const place = /unreadable on purpose \(entry [\w-]+, field \w+\)/
  await expect(async () => {
    await page.goto('/en/visit')
    await expect(page.locator('vite-error-overlay .message-body')).toHaveText(place, { timeout: 5000 })
  }).toPass()
  expect(await readFile(`${COPY}/server.log`, 'utf8')).toMatch(new RegExp(`\\[server\\] /en/visit failed: ${place.source}`))
  await undo()
})

test('development server: an error in rich text shows address, entry and field, in the overlay and on the terminal', async ({ page, problems }) => {
  problems.expect(/500|on purpose|Internal|internal|\[vite\]|at /)
  const undo = await edit(
    `${COPY}/src/rich-text/build/inline.server.ts`,
    /(export function inlines\([^]*?\{\n)/g,
    "$1  if (values.length > 0) throw new Error('written on purpose')\n",
  )
  const place = /written on purpose \(entry story-seeing, content type story, field body\)/
  await expect(async () => {
    await page.goto('/en/stories/why-stars-twinkle')
    const overlay = page.locator('vite-error-overlay')
    await expect(overlay.locator('.message-body')).toHaveText(place, { timeout: 5000 })
    await expect(overlay.locator('.plugin')).toContainText('/en/stories/why-stars-twinkle')
  }).toPass()
  expect(await readFile(`${COPY}/server.log`, 'utf8')).toMatch(new RegExp(`\\[server\\] /en/stories/why-stars-twinkle failed: ${place.source}`))
  await undo()
})

test('development server: an error in a component of rich text shows address, entry and field, on a story and in a section', async ({ page, problems }) => {
  problems.expect(/500|on purpose|Internal|internal|\[vite\]|errored|Suspense|at /)
  const undo = await edit(
    `${COPY}/src/rich-text/inlines/Inlines.tsx`,
    /(export function Inlines\([^]*?\{\n)/g,
    "$1  if (nodes.length > 0) throw new Error('rendered on purpose')\n",
  )
  const overlay = page.locator('vite-error-overlay')
  const log = () => readFile(`${COPY}/server.log`, 'utf8')
  const story = /rendered on purpose \(entry story-seeing, content type story, field body\)/
  await expect(async () => {
    await page.goto('/en/stories/why-stars-twinkle')
    await expect(overlay.locator('.message-body')).toHaveText(story, { timeout: 5000 })
    await expect(overlay.locator('.plugin')).toContainText('/en/stories/why-stars-twinkle')
  }).toPass()
  await expect.poll(log).toMatch(new RegExp(`\\[browser\\] /en/stories/why-stars-twinkle failed: ${story.source}`))
  // Several sections fail, and the overlay shows one of them.
  const section = /rendered on purpose \(entry [\w-]+, content type (?!story)\w+, field \w+\)/
  await page.goto('/en/visit')
  await expect(overlay.locator('.message-body')).toHaveText(section, { timeout: 10_000 })
  await expect(overlay.locator('.file')).toContainText('src/rich-text/inlines/Inlines.tsx')
  await expect.poll(log).toMatch(new RegExp(`\\[browser\\] /en/visit failed: ${section.source}`))
  await undo()
})

test('development server: an error in a server-rendered section shows its entry', async ({ page, problems }) => {
  problems.expect(/500|on purpose|Internal|internal|\[vite\]|at /)
  const undo = await edit(
    `${COPY}/src/sections/hero/hero.server.ts`,
    '    const value = entry.read',
    "    if (entry.id) throw new Error('built on purpose')\n    const value = entry.read",
  )
  await expect(async () => {
    await page.goto('/en')
    await expect(page.locator('vite-error-overlay .message-body')).toHaveText(/built on purpose \(entry [\w-]+, content type hero\)/, { timeout: 5000 })
  }).toPass()
  await undo()
})

test('development server: an error at an address without client scripts shows in the overlay and on the terminal', async ({ page, problems }) => {
  problems.expect(/500|on purpose|Internal|internal|\[vite\]|at /)
  const undo = await edit(
    `${COPY}/src/pages/story/feed/feed-entry.server.ts`,
    '  const { content, link, changedAt } = entry\n',
    "  const { content, link, changedAt } = entry\n  if (link) throw new Error('fed on purpose')\n",
  )
  await expect(async () => {
    await page.goto('/en/stories/feed.atom')
    await expect(page.locator('vite-error-overlay .message-body')).toContainText('fed on purpose', { timeout: 5000 })
  }).toPass()
  expect(await readFile(`${COPY}/server.log`, 'utf8')).toContain('[server] /en/stories/feed.atom failed: fed on purpose')
  await undo()
})

test('development server: an edit of server code reloads the page', async ({ page }) => {
  await expect(async () => {
    await page.goto('/en')
    await page.evaluate(() => Object.assign(window, { isOld: true }))
    const undo = await edit(`${COPY}/src/layout/site-layout/layout-content.server.ts`, /$/g, '\n// edited\n')
    // Until the page is complete, the server may still render it.
    await page.waitForFunction(() => !('isOld' in window) && document.readyState === 'complete', undefined, { timeout: 30_000 })
    await undo()
  }).toPass()
})

test('development server: an invalid setting shows one sentence, on the page and on the terminal, until it is corrected', async ({ page, problems }) => {
  problems.expect(/500|RangeError|time zone|\[vite\]|at /)
  await page.goto('/en')
  const undo = await edit(`${COPY}/app.config.ts`, "'Europe/Berlin'", "'Europe/Berlim'")
  await expect(async () => {
    await page.goto('/en')
    await expect(page.locator('vite-error-overlay .message-body')).toContainText('timeZone: not an IANA time zone', { timeout: 5000 })
  }).toPass()
  expect(await readFile(`${COPY}/server.log`, 'utf8')).toContain('timeZone: not an IANA time zone')
  await undo()
  await expect(page.locator('h1').first()).toBeVisible({ timeout: 30_000 })
})

test('development server: a page that is not found shows the reason, on the page and on the terminal', async ({ page, problems }) => {
  problems.expect(/404/)
  await page.goto('/en/stories/nothing-of-that-name')
  await expect(page.locator('[data-why]')).toContainText('No published entry has the address /stories/nothing-of-that-name')
  expect(await readFile(`${COPY}/server.log`, 'utf8')).toContain('[404] No published entry has the address /stories/nothing-of-that-name')
})
