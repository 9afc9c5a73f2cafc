import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assetFile } from './asset-file.ts'
import { observingLog } from './papers/observing-log.ts'
import { skyMap } from './papers/sky-map.ts'

// Creates the downloads of the demonstration space: PDF files, which Chromium prints from the pages in `papers/`, and the observing log.
const HOST = 'assets.ctfassets.net'
const here = fileURLToPath(new URL('papers/', import.meta.url))
const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

const FLAGS =
  '--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update --disable-sync --allow-file-access-from-files --no-pdf-header-footer'.split(
    ' ',
  )

/** Prints a page; it lies beside its style sheet while Chromium reads it. */
const print = async (name: string, body: string): Promise<void> => {
  const profile = await mkdtemp(join(tmpdir(), 'papers-'))
  const page = join(here, `.${name}.html`)
  await writeFile(page, `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="stylesheet" href="page.css">${body}</html>`)
  try {
    const target = await assetFile(HOST, `file-${name}`, `${name}.pdf`)
    execFileSync(chromium, [...FLAGS, `--user-data-dir=${profile}`, `--print-to-pdf=${target}`, `file://${page}`], { stdio: 'ignore' })
  } finally {
    await rm(page, { force: true })
    await rm(profile, { recursive: true, force: true })
  }
}

for (const name of ['visitor-guide', 'programme', 'press-kit']) await print(name, await readFile(join(here, `${name}.html`), 'utf8'))
await print('sky-map', skyMap())
await writeFile(await assetFile(HOST, 'file-observing-log', 'observing-log.csv'), observingLog())
