import react from '@vitejs/plugin-react'
import type { Locator, Page } from '@playwright/test'
import { build } from 'vite'
import { themeAlias } from '../../../scripts/vite/theme-alias.ts'
import { GALLERY } from '../../../scripts/vite/ui-gallery.ts'
import { test as base } from '../fixtures.ts'
import { settled } from '../measure/settled.ts'

export const GALLERY_ORIGIN = 'http://gallery.test'
const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css', woff2: 'font/woff2', svg: 'image/svg+xml' }
/** The link before a specimen: one Tab from here leads into it. */
export const before = (page: Page, name: string) => page.locator(`section#${name} h2 a`)

/** As strict as the site's own, with the constant style element of React Aria's presses. */
const POLICY = "default-src 'self'; img-src 'self' data:; style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='; style-src-attr 'none'"

/** The gallery of `src/ui`, built once for each worker and served from memory under the site's policy. */
export const test = base.extend<
  {
    /** Open the gallery at an element. */
    specimen: (name: string, lang?: string, scheme?: string) => Promise<Locator>
    /** Open an element without the others. */
    single: (name: string, lang: string, scheme: string) => Promise<Locator>
  },
  { gallery: ReadonlyMap<string, string | Uint8Array> }
>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern -- the runner wants an object pattern
    async ({}, use) => {
      const result = await build({
        configFile: false,
        logLevel: 'error',
        plugins: [react()],
        resolve: { alias: themeAlias('meridian') },
        build: { write: false, rollupOptions: { input: GALLERY } },
      })
      const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
      const files = outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const)
      await use(new Map(files))
    },
    { scope: 'worker' },
  ],
  specimen: async ({ page, gallery }, use) => {
    await serve(page, gallery)
    await use((name, lang = 'en', scheme = 'light') => open(page, name, { lang, scheme }))
  },
  single: async ({ page, gallery }, use) => {
    await serve(page, gallery)
    await use((name, lang, scheme) => open(page, name, { only: name, lang, scheme }))
  },
})

export { expect } from '../fixtures.ts'

async function serve(page: Page, gallery: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  await page.route(`${GALLERY_ORIGIN}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || GALLERY
    const body = gallery.get(path)
    if (body === undefined) return route.fulfill({ status: 404 })
    await route.fulfill({
      body: typeof body === 'string' ? body : Buffer.from(body),
      contentType: TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      headers: { 'Content-Security-Policy': POLICY },
    })
  })
}

async function open(page: Page, name: string, query: Record<string, string>): Promise<Locator> {
  await page.goto(`${GALLERY_ORIGIN}/?${new URLSearchParams(query)}`)
  const specimen = page.locator(`section#${name} > div`)
  await page.evaluate(() => document.fonts.ready)
  await specimen.scrollIntoViewIfNeeded()
  // What is late to settle would scroll the page, and popovers close for that.
  await settled(page)
  return specimen
}
