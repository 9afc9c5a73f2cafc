import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders = new Set<string>()

/** Creates a temporary folder, which is removed when the process ends. */
export function temporaryFolder(name: string): string {
  if (folders.size === 0) process.once('exit', removeAll)
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  folders.add(folder)
  return folder
}

function removeAll(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
