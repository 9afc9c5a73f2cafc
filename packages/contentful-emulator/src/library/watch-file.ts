import { watch } from 'node:fs'
import { basename, dirname } from 'node:path'

const QUIET_MS = 60

/**
 * Call back once a file has changed and has been left alone for a moment.
 * The folder is watched, not the file: editors replace a file rather than write into it.
 */
export function watchFile(file: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(dirname(file), { persistent: false }, (_, name) => {
    if (name !== null && name !== basename(file)) return
    clearTimeout(timer)
    timer = setTimeout(changed, QUIET_MS)
  })
  // A watched folder may vanish; the last good data stays.
  watcher.on('error', () => undefined)
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
