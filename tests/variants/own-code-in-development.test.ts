import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startDevelopment, type RunningServer } from '../support/process.ts'
import { editorOf, makeCopy, runInCopy } from '../support/site-copy.ts'

// The server compiles each page at its first request, and again after each restart.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const PATIENCE = { timeout: 60_000, interval: 500 }

let folder = ''
let server: RunningServer

beforeAll(async () => {
  folder = await makeCopy('own-code-in-development', async () => undefined, { isDevelopment: true })
  server = await startDevelopment(folder)
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Returns the text of a page, or its status if the page is not found. Empty while the server restarts. */
async function page(path: string): Promise<string> {
  return fetch(server.url + path).then(
    async (response) => (response.ok ? response.text() : String(response.status)),
    () => '',
  )
}

/** Waits until a page contains a text. */
const shows = (path: string, text: string) =>
  expect.poll(async () => (await page(path)).includes(text), { ...PATIENCE, message: `${path}: ${text}` }).toBe(true)
const weights = (text: string) =>
  `import { createFileRoute } from '@tanstack/react-router'\n\nexport const Route = createFileRoute('/$locale/(site)/weights')({ component: () => <h1>${text}</h1> })\n`

test('development server: shows a section type that is added to site/ while it runs', async () => {
  expect((await page('/en')).includes('Notice (English)')).toBe(false)
  runInCopy(folder, 'scripts/new.ts', 'section', 'notice')
  await shows('/en', 'Notice (English)')
})

test('development server: shows a page type with its routes that is added while it runs', async () => {
  await expect.poll(async () => page('/en/products'), PATIENCE).toBe('404')
  runInCopy(folder, 'scripts/new.ts', 'page-type', 'product')
  await shows('/en/products', 'Product (English)')
  await shows('/en/products/example', 'An example of the new page type (English).')
})

test('development server: adds, changes and removes a single route', async () => {
  const file = join(folder, 'site/routes/weights.tsx')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, weights('Weights'))
  await shows('/en/weights', 'Weights')
  await writeFile(file, weights('Weights of loaves'))
  await shows('/en/weights', 'Weights of loaves')
  await rm(file)
  await shows('/en/weights', '404')
})

test('development server: applies a theme that is added while it runs', async () => {
  await shows('/en', '/themes/meridian/icons/')
  runInCopy(folder, 'scripts/new.ts', 'theme', 'house')
  await editorOf(folder)('app.config.ts', "theme: 'meridian'", "theme: 'house'")
  // The skeleton takes its icons from `plain`.
  await shows('/en', '/themes/plain/icons/')
})

test('development server: prints the sentence about a section type with a taken name, and works again without it', async () => {
  const twice = join(folder, 'site/sections/quote')
  await cp(join(folder, 'site/sections/notice'), twice, { recursive: true })
  await expect.poll(() => server.output(), PATIENCE).toContain('site/sections/quote: the product has the content type "quote".')
  await rm(twice, { recursive: true })
  runInCopy(folder, 'scripts/new.ts', 'section', 'banner')
  await shows('/en', 'Banner (English)')
})
