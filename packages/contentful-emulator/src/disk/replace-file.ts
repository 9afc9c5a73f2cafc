import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Names of temporary files. An old one is left over from a process that was killed. */
export const UNFINISHED = /^\.[0-9a-f-]{36}\.tmp$/

/**
 * Replaces a file atomically: readers see either the old or the new content. If writing fails, the old file remains.
 *
 * Creates missing folders. With `isLasting`, waits until the content is on disk, so that it survives a crash of the machine.
 */
export async function replaceFile(path: string, content: string | Uint8Array, options: { mode?: number; isLasting?: boolean } = {}): Promise<void> {
  const unfinished = join(dirname(path), `.${randomUUID()}.tmp`)
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(unfinished, content, { mode: options.mode ?? 0o666, flush: options.isLasting ?? false })
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
