import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The names of files that are being written. One that is old was left by a process that was killed. */
export const UNFINISHED = /^\.[0-9a-f-]{36}\.tmp$/

/**
 * Put a file in the place of another in one go: who reads it meets the old or the new, and where this fails the old remains.
 *
 * Missing folders are made. `isLasting` waits until a crash of the machine cannot lose the content either.
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
