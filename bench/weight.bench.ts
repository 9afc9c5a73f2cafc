import { chromium } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { CHROMIUM, CHROMIUM_ARGS } from '../scripts/processes/chromium.ts'
import { inlineCost, MEASURED, scriptCost } from '../tests/browser/measure/script-cost.ts'
import { pageWeight } from '../tests/browser/weight/page-weight.ts'
import { bench } from './report/bench.ts'
import { brief, judged, type Row } from './report/row.ts'
import { startSite } from './servers/site.ts'

// Measures the weight of pages before the first interaction, in kilobytes of brotli. Scripts are also compared with the framework's minimum: React
// and
// the router, bundled in the same run. Tests limit the weight of pages: tests/browser/weight and tests/browser/scripts.

/** Bundles the modules that every page of this stack needs. */
async function measureFloor(): Promise<number> {
  const entry = 'virtual:floor'
  const code =
    "import { hydrateRoot } from 'react-dom/client'; import { createRouter, RouterProvider, Link, Outlet } from '@tanstack/react-router'; globalThis.floor = [hydrateRoot, createRouter, RouterProvider, Link, Outlet]"
  const floor = { name: 'floor', resolveId: (id: string) => (id === entry ? id : undefined), load: (id: string) => (id === entry ? code : undefined) }
  const result = await build({ configFile: false, logLevel: 'error', plugins: [floor], build: { write: false, rollupOptions: { input: entry } } })
  const chunks = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  return chunks.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? brotliCompressSync(chunk.code).length : 0), 0) / 1000
}

await bench(0, async () => {
  const floor = await measureFloor()
  const site = await startSite()
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS })
  const rows: Row[] = []
  for (const [name, path] of Object.entries(MEASURED)) {
    const url = new URL(path, site.url).href
    const [first, second] = [await browser.newPage(), await browser.newPage()]
    const { html, css, styleSheets, requests } = await pageWeight(first, url)
    const scripts = await scriptCost(second, url)
    const inline = inlineCost(await (await fetch(url)).text())
    const most = name === 'home' ? 15 : 10
    await Promise.all([first.close(), second.close()])
    rows.push(
      judged({ what: `${name}: scripts`, against: `${brief(scripts / floor)} of the floor, ${brief(floor)} KB` }, scripts, { most: 115 }, ' KB'),
      judged({ what: `${name}: scripts before an intent` }, inline, { most }, ' KB'),
      { what: `${name}: styles`, figure: `${brief(css)} KB in ${styleSheets} files`, goal: 'at most 12 KB in 2', isMet: css <= 12 && styleSheets <= 2 },
      { what: `${name}: HTML; requests before a touch`, figure: `${brief(html)} KB; ${requests}` },
    )
  }
  await browser.close()
  await site.stop()
  return rows
})
