import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, testBrowser } from './scripts/processes/chromium.ts'
import { SITE_CLOCK } from './tests/fixtures/clock.ts'
import { PREVIEW_SECRET } from './tests/fixtures/preview-secret.ts'
import { fontEnvironment } from './tests/support/fonts.ts'
import { GALLERY_PORT, PRODUCT_PORT } from './tests/support/ports.ts'

export default defineConfig({
  testDir: 'tests',
  testMatch: ['browser/**/*.spec.ts', 'features/*/*.spec.ts', 'page-types/*/*.spec.ts', 'sections/*/*.spec.ts'],
  // This file runs on the site `policies`.
  testIgnore: '**/policies.spec.ts',
  tsconfig: 'tests/tsconfig.json',
  fullyParallel: true,
  workers: 2,
  // These limits end tests that hang. A slow or busy machine must not reach them.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['dot'], ['json', { outputFile: 'test-results/browser.json' }]],
  outputDir: 'test-results/browser',
  use: {
    baseURL: `http://localhost:${PRODUCT_PORT}`,
    // Differs from the site's languages and time zone, so that a dependency on the browser's settings causes a hydration error.
    locale: 'pt-BR',
    timezoneId: 'Pacific/Chatham',
    // Recording traces takes a tenth of the time, so `TRACE=true npm test` enables it.
    trace: process.env['TRACE'] === 'true' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // The same fonts on every machine.
    launchOptions: { executablePath: testBrowser(), args: CHROMIUM_ARGS, env: { ...process.env, ...fontEnvironment() } },
  },
  webServer: serveSites({ product: PRODUCT_PORT, gallery: GALLERY_PORT }),
})

/** Creates the server option for sites, each on its port, which run as long as the tests. */
export function serveSites(ports: Readonly<Record<string, number>>) {
  const sites = Object.entries(ports).map(([name, port]) => `${name}=${port}`)
  return {
    command: `node tests/support/serve/serve-sites.ts ${sites.join(' ')}`,
    env: { SITE_CLOCK, SITE_PREVIEW_SECRET: PREVIEW_SECRET },
    wait: { stdout: /All sites answer/ },
    timeout: 300_000,
  }
}
