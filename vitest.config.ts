import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // What is past and what is to come stays so, whenever the tests run.
    env: { SITE_CLOCK: '2026-11-21T12:00:00Z' },
    setupFiles: ['tests/fail-on-console-error.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
