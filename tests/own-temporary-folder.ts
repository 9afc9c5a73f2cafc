import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'

/** Folders that commands of the project create for their own work, and remove before they end. */
const OF_COMMANDS = /^vitrine-(?:check|moving)-/

// Each test file, and each command that it runs, uses a separate temporary folder, which is removed with its contents.
const shared = tmpdir()
const own = mkdtempSync(join(shared, 'vitrine-test-'))
process.env['TMPDIR'] = own

// Vitest runs this after the hooks of the test file, which may still need the folder.
afterAll(() => {
  process.env['TMPDIR'] = shared
  const left = readdirSync(own).filter((name) => OF_COMMANDS.test(name))
  // A thread that ends late may still write. The folder of the run, which contains this one, is removed after all threads have ended.
  rmSync(own, { recursive: true, force: true, maxRetries: 5 })
  expect(left, 'temporary folders that commands have left').toEqual([])
})
