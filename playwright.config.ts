import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, testBrowser } from './scripts/processes/chromium.ts'
import { SITE_CLOCK } from './tests/fixtures/clock.ts'
import { PREVIEW_SECRET } from './tests/fixtures/preview-secret.ts'
import { fontEnvironment } from './tests/support/fonts.ts'
import { GALLERY_PORT, PRODUCT_PORT } from './tests/support/ports.ts'

export default defineConfig({
  testDir: 'tests',
  testMatch: ['browser/**/*.spec.ts', 'page-types/*/*.spec.ts', 'sections/*/*.spec.ts'],
  // Runs on the site `policies`.
  testIgnore: '**/policies.spec.ts',
  tsconfig: 'tests/tsconfig.json',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['dot'], ['json', { outputFile: 'test-results/browser.json' }]],
  outputDir: 'test-results/browser',
  use: {
    baseURL: `http://localhost:${PRODUCT_PORT}`,
    // Neither a language of the site nor its time zone: what depends on the browser's shows as a hydration error.
    locale: 'pt-BR',
    timezoneId: 'Pacific/Chatham',
    // Recording every test would cost a tenth of the time: `TRACE=true npm test` does.
    trace: process.env['TRACE'] === 'true' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // The same faces on every machine, whatever it has.
    launchOptions: { executablePath: testBrowser(), args: CHROMIUM_ARGS, env: { ...process.env, ...fontEnvironment() } },
  },
  webServer: serveSites({ product: PRODUCT_PORT, gallery: GALLERY_PORT }),
})

/** Serve sites, each on its port, as long as the tests run. */
export function serveSites(ports: Readonly<Record<string, number>>) {
  const sites = Object.entries(ports).map(([name, port]) => `${name}=${port}`)
  return {
    command: `node tests/support/serve/serve-sites.ts ${sites.join(' ')}`,
    env: { SITE_CLOCK, SITE_PREVIEW_SECRET: PREVIEW_SECRET },
    wait: { stdout: /All sites answer/ },
    timeout: 300_000,
  }
}
