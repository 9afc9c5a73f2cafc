import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Creates the temporary folder of a test run. Returns a function that removes it.
 *
 * Vitest calls both in its main process, the second one after all workers have ended. So nothing is left if a test file cannot be
 * imported. The same is true if a thread of a server writes after the last test of its file.
 */
export default function createTemporaryFolder(): () => void {
  const shared = tmpdir()
  const folder = mkdtempSync(join(shared, 'vitrine-tests-'))
  process.env['TMPDIR'] = folder
  return () => {
    process.env['TMPDIR'] = shared
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
