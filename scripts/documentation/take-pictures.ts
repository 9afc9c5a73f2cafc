import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser, type Locator } from '@playwright/test'
import { object, objects } from 'contentful-emulator/json/json.ts'
import sharp from 'sharp'
import { printStartError, StartError } from '../../src/config/start-error.ts'
import { readCommandLine } from '../command-line/read-command-line.ts'
import { CHROMIUM, CHROMIUM_ARGS, ensureChromium } from '../processes/chromium.ts'
import { sharedPage, sheetPage, type SharedPage } from './composed-pages.ts'
import { assetPage, editorPage } from './editor-page.ts'
import { ASSET_DRAWINGS, EDITOR_DRAWINGS, LATER, MOMENT, SHARED_PAGES, SHEET_PICTURES, SITE_PICTURES, type SheetPicture, type SiteView } from './pictures.ts'

const HELP = `Takes the pictures of the documentation again: of the site in dist/, and drawings of Contentful's editor.

Usage: node scripts/documentation/take-pictures.ts

  --help  show this text

Build the site before: npm run build.`

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  column: { width: 820, height: 720 },
  menu: { width: 1024, height: 335 },
} as const
/** Width of the shown part of the window with a horizontal menu. The rest of its header is empty. */
const MENU_WIDTH = 720
/** Widths of the pictures. README and the handbook are read in a column of about 900 pixels. The handbook shows two pictures beside each other. */
const WIDTHS = { desktop: 1080, phone: 780, column: 820, menu: 820 } as const
const WIDTH_OF_DRAWINGS = 820
const WIDTHS_OF_SHEETS = { 2: 820, 3: 1080 } as const
/** Pixels above the part at the top of the window, so that its first line is not at the edge. */
const SCROLL_MARGIN = 16
const PORT = '4173'
const PREVIEW_SECRET = 'a secret for pictures of the documentation'

/** Starts the built site. Resolves when the site responds. */
async function startSite(space: string, moment: string) {
  const own = { PORT, HOST: 'localhost', SITE_CLOCK: moment, SITE_PREVIEW_SECRET: PREVIEW_SECRET, CONTENTFUL_SPACE_ID: '', CONTENT_SPACE: space }
  const env = { ...process.env, ...own }
  const site = spawn(process.execPath, ['scripts/serve.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface(site.stdout)) if (line.startsWith('Vitrine answers')) return site
  throw new StartError('The site does not start: run `npm run build` first.')
}

/** Writes the content of `LATER` into a folder with the files of the demonstration. Returns the path of the space file. */
async function writeLaterSpace(folder: string): Promise<string> {
  const space = object(JSON.parse(await readFile('content/space.json', 'utf8')))
  const entries = objects(space['entries']).map((entry) => {
    const sys = object(entry['sys'])
    if (sys['id'] === LATER.withoutFocalPoint) return { ...entry, fields: { ...object(entry['fields']), focalPoint: {} } }
    const published = { publishedVersion: 3, publishedCounter: 1, publishedAt: LATER.publishedAt, firstPublishedAt: LATER.publishedAt }
    return sys['id'] === LATER.published ? { ...entry, sys: { ...sys, ...published } } : entry
  })
  for (const host of await readdir('content')) if (host.endsWith('ctfassets.net')) await symlink(resolve('content', host), join(folder, host))
  await writeFile(join(folder, 'space.json'), JSON.stringify({ ...space, entries }))
  return join(folder, 'space.json')
}

async function save(name: string, png: Buffer, width: number): Promise<void> {
  const webp = await sharp(png).resize({ width, withoutEnlargement: true }).webp({ quality: 75, effort: 6 }).toBuffer()
  await writeFile(`docs/${name}.webp`, webp)
  console.log(`docs/${name}.webp  ${Math.round(webp.length / 1024)} kB`)
}

/** Loads the pictures of a part of a page, which the browser would load when a visitor scrolls to them. */
async function loadPictures(part: Locator): Promise<void> {
  await part.locator('img').evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        if (!(image instanceof HTMLImageElement)) return
        image.loading = 'eager'
        await image.decode().catch(() => undefined)
      }),
    ),
  )
}

async function photograph(browser: Browser, { path, size, height, part, scrollTo, press, status = 200, isPreview }: SiteView): Promise<Buffer> {
  const viewport = { ...SIZES[size], ...(height !== undefined && { height }) }
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', deviceScaleFactor: size === 'desktop' ? 1 : 2 })
  try {
    if (isPreview) await page.goto(`http://localhost:${PORT}/api/preview?${new URLSearchParams({ secret: PREVIEW_SECRET })}`)
    const response = await page.goto(`http://localhost:${PORT}${path}`, { waitUntil: 'networkidle' })
    if (response?.status() !== status) throw new StartError(`${path} does not answer ${status}: correct scripts/documentation/pictures.ts.`)
    await page.evaluate(() => document.fonts.ready)
    if (scrollTo !== undefined) {
      const { y } = (await page.locator(scrollTo).first().boundingBox()) ?? { y: 0 }
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y - SCROLL_MARGIN)
    }
    if (press !== undefined) await page.locator(press).first().click()
    const shown = page.locator(part ?? 'body').first()
    await loadPictures(shown)
    await page.waitForLoadState('networkidle')
    if (part !== undefined) return await shown.screenshot()
    return await page.screenshot(size === 'menu' ? { clip: { x: 0, y: 0, width: MENU_WIDTH, height: viewport.height } } : {})
  } finally {
    await page.close()
  }
}

/** Draws a page whose style sheet is in the folder of the drawings. */
async function draw(browser: Browser, name: string, html: string, width = WIDTH_OF_DRAWINGS): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 1.5 })
  await page.goto(pathToFileURL('docs/editors/').href)
  await page.setContent(html, { waitUntil: 'networkidle' })
  await page.addStyleTag({ path: 'docs/editors/editor.css' })
  await loadPictures(page.locator('body'))
  await save(name, await page.locator('body').screenshot(), width)
  await page.close()
}

/** Reads the data that a page of the site sends to search engines and to services that show links. */
async function readSharedPage(browser: Browser, path: string): Promise<SharedPage> {
  const page = await browser.newPage()
  await page.goto(`http://localhost:${PORT}${path}`)
  const meta = async (property: string) => (await page.locator(`meta[property="${property}"]`).getAttribute('content')) ?? ''
  const [siteName, title, description, image] = await Promise.all(['og:site_name', 'og:title', 'og:description', 'og:image'].map(meta))
  const response = await fetch(`http://localhost:${PORT}${new URL(image ?? '').pathname}`)
  await page.close()
  const jpeg = Buffer.from(await response.arrayBuffer())
  return { siteName: siteName ?? '', path: path.split('/').filter(Boolean), title: title ?? '', description: description ?? '', jpeg }
}

type View = SheetPicture['views'][number]

/** Takes the pictures of the site at one of its two moments. Views of sheets are returned, because a sheet shows both moments. */
async function takeSitePictures(browser: Browser, isLater: boolean): Promise<ReadonlyMap<View, Buffer>> {
  const isShown = (view: SiteView) => (view.isLater ?? false) === isLater
  for (const picture of SITE_PICTURES.filter(isShown)) await save(picture.name, await photograph(browser, picture), WIDTHS[picture.size])
  const views = new Map<View, Buffer>()
  for (const view of SHEET_PICTURES.flatMap((sheet) => sheet.views).filter(isShown)) views.set(view, await photograph(browser, view))
  if (!isLater) for (const { name, path } of SHARED_PAGES) await draw(browser, name, sharedPage(await readSharedPage(browser, path)))
  return views
}

async function whileServed<Result>(space: string, moment: string, take: () => Promise<Result>): Promise<Result> {
  const site = await startSite(space, moment)
  try {
    return await take()
  } finally {
    site.kill()
    await once(site, 'exit')
  }
}

async function takePictures(): Promise<void> {
  ensureChromium()
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'))
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS })
  try {
    const views = new Map([
      ...(await whileServed('content/space.json', MOMENT, () => takeSitePictures(browser, false))),
      ...(await whileServed(await writeLaterSpace(folder), LATER.moment, () => takeSitePictures(browser, true))),
    ])
    for (const { name, columns, maxHeight, views: shown } of SHEET_PICTURES) {
      const cells = shown.flatMap((view) => [views.get(view)].filter((png) => png !== undefined).map((png) => ({ label: view.label, png })))
      await draw(browser, name, sheetPage(cells, columns, maxHeight), WIDTHS_OF_SHEETS[columns])
    }
    for (const drawing of EDITOR_DRAWINGS) await draw(browser, `editors/${drawing.name}`, editorPage(drawing))
    for (const drawing of ASSET_DRAWINGS) await draw(browser, `editors/${drawing.name}`, assetPage(drawing))
  } finally {
    await browser.close()
    await rm(folder, { recursive: true })
  }
}

try {
  if (readCommandLine({ name: 'node scripts/documentation/take-pictures.ts', help: HELP, options: {} }, process.argv.slice(2))) await takePictures()
} catch (error) {
  printStartError(error)
  process.exitCode = 1
}
