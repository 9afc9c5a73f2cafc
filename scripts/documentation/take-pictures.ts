import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { printStartError, StartError } from '../../src/config/start-error.ts'
import { readCommandLine } from '../command-line/read-command-line.ts'
import { CHROMIUM, CHROMIUM_ARGS, ensureChromium } from '../processes/chromium.ts'
import { editorPage, type EditorDrawing } from './editor-page.ts'
import { EDITOR_DRAWINGS, SITE_PICTURES, type SitePicture } from './pictures.ts'

const HELP = `Takes the pictures of the documentation again: of the site in dist/, and drawings of Contentful's editor.

Usage: node scripts/documentation/take-pictures.ts

  --help  show this text

Build the site before: npm run build.`

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
/** Widths of the pictures in the documentation, which is read in a column of about 900 pixels. */
const WIDTHS = { desktop: 1080, phone: 390 } as const
const PORT = '4173'
/** Time of the site in the pictures. It is fixed, so that pictures change only with the site. */
const MOMENT = '2026-12-01T12:00:00Z'
const PREVIEW_SECRET = 'a secret for pictures of the documentation'

/** Starts the built site. Resolves when the site responds. */
async function startSite() {
  const own = { PORT, HOST: 'localhost', SITE_CLOCK: MOMENT, SITE_PREVIEW_SECRET: PREVIEW_SECRET, CONTENTFUL_SPACE_ID: '', CONTENT_SPACE: 'content/space.json' }
  const env = { ...process.env, ...own }
  const site = spawn(process.execPath, ['scripts/serve.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface(site.stdout)) if (line.startsWith('Vitrine answers')) return site
  throw new StartError('The site does not start: run `npm run build` first.')
}

async function save(name: string, png: Buffer, width: number): Promise<void> {
  const webp = await sharp(png).resize({ width, withoutEnlargement: true }).webp({ quality: 80, effort: 6 }).toBuffer()
  await writeFile(`docs/${name}.webp`, webp)
  console.log(`docs/${name}.webp  ${Math.round(webp.length / 1024)} kB`)
}

async function takePicture(browser: Browser, { name, path, size, part, isPreview }: SitePicture): Promise<void> {
  const page = await browser.newPage({ viewport: SIZES[size], reducedMotion: 'reduce', deviceScaleFactor: size === 'phone' ? 2 : 1 })
  if (isPreview) await page.goto(`http://localhost:${PORT}/api/preview?${new URLSearchParams({ secret: PREVIEW_SECRET })}`)
  const response = await page.goto(`http://localhost:${PORT}${path}`, { waitUntil: 'networkidle' })
  if (!response?.ok()) throw new StartError(`${path} is not there: correct scripts/documentation/pictures.ts.`)
  await page.evaluate(() => document.fonts.ready)
  const png = part === undefined ? await page.screenshot() : await page.locator(part).first().screenshot()
  await save(name, png, size === 'phone' ? WIDTHS.phone * 2 : WIDTHS.desktop)
  await page.close()
}

async function drawEditor(browser: Browser, drawing: EditorDrawing): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 880, height: 600 }, deviceScaleFactor: 1.5 })
  // The style sheet of the drawings is in that folder.
  await page.goto(pathToFileURL('docs/editors/').href)
  await page.setContent(editorPage(drawing), { waitUntil: 'networkidle' })
  await page.addStyleTag({ path: 'docs/editors/editor.css' })
  await save(`editors/${drawing.name}`, await page.locator('body').screenshot(), WIDTHS.desktop)
  await page.close()
}

async function takePictures(): Promise<void> {
  ensureChromium()
  const site = await startSite()
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS })
  try {
    for (const picture of SITE_PICTURES) await takePicture(browser, picture)
    for (const drawing of EDITOR_DRAWINGS) await drawEditor(browser, drawing)
  } finally {
    await browser.close()
    site.kill()
    await once(site, 'exit')
  }
}

try {
  if (readCommandLine({ name: 'node scripts/documentation/take-pictures.ts', help: HELP, options: {} }, process.argv.slice(2))) await takePictures()
} catch (error) {
  printStartError(error)
  process.exitCode = 1
}
