import { chromium } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { startServer } from '../src/serve.server.ts'
import { CHROMIUM, CHROMIUM_ARGS } from '../scripts/processes/chromium.ts'
import { MEASURED, scriptCost } from '../tests/browser/measure/script-cost.ts'

// Prints what scripts cost a page before anybody touches it, as brotli kilobytes and as a ratio to the framework's floor: React and the router alone,
// bundled in the same run. What a page may cost is a test: tests/browser/scripts/script-cost.spec.ts. Needs a build: `npm run build && npm run bench`.

/** Bundle what no page of this stack can do without. */
async function measureFloor(): Promise<number> {
  const entry = 'virtual:floor'
  const code =
    "import { hydrateRoot } from 'react-dom/client'; import { createRouter, RouterProvider, Link, Outlet } from '@tanstack/react-router'; globalThis.floor = [hydrateRoot, createRouter, RouterProvider, Link, Outlet]"
  const floor = { name: 'floor', resolveId: (id: string) => (id === entry ? id : undefined), load: (id: string) => (id === entry ? code : undefined) }
  const result = await build({ configFile: false, logLevel: 'error', plugins: [floor], build: { write: false, rollupOptions: { input: entry } } })
  const chunks = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  return chunks.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? brotliCompressSync(chunk.code).length : 0), 0) / 1000
}

process.env['PORT'] ??= '3599'
process.env['NODE_ENV'] = 'production'
const floor = await measureFloor()
const { url } = await startServer()
const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS })
const costs: Record<string, number> = {}
for (const [name, path] of Object.entries(MEASURED)) {
  const page = await browser.newPage()
  costs[name] = await scriptCost(page, new URL(path, url).href)
  await page.close()
}
await browser.close()
console.log(`floor ${floor.toFixed(1)} KB`)
for (const [name, cost] of Object.entries(costs)) console.log(`${name.padEnd(8)} ${cost.toFixed(1)} KB, ${(cost / floor).toFixed(2)} of the floor`)
process.exit(0)
