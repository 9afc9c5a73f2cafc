import { watch } from 'node:fs'
import { basename, dirname } from 'node:path'

const QUIET_MS = 60

/**
 * Calls `changed` after a file has changed and then stayed unchanged for a moment.
 *
 * Watches the folder instead of the file, because editors replace a file rather than write into it.
 */
export function watchFile(file: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(dirname(file), { persistent: false }, (_, name) => {
    if (name !== null && name !== basename(file)) return
    clearTimeout(timer)
    timer = setTimeout(changed, QUIET_MS)
  })
  // The watched folder may be removed. The last valid data remains in use.
  watcher.on('error', () => undefined)
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
