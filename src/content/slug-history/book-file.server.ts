import { hash } from 'node:crypto'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { replaceFile } from 'contentful-emulator/disk/replace-file.ts'
import { sharedWrite } from '../shared-write.server.ts'
import type { StoredBook } from './address-book.ts'

/** Stores an address book on disk. Failures are reported and do not affect visitors. */
export interface BookFile {
  /** Reads the book. Renames an unreadable file and returns `undefined`. */
  read(): Promise<StoredBook | undefined>
  /** Returns a function that writes the whole book after the write in progress. The old file remains until the new one is complete. */
  writer(make: () => StoredBook): () => Promise<void>
}

const FORMAT = 1
const content = z.object({
  format: z.literal(FORMAT),
  of: z.string(),
  held: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])),
  former: z.array(z.tuple([z.string(), z.string(), z.string()])),
})

/** Returns the file of a space in a folder. `of` identifies the source and is part of the file name. */
export function bookFile(folder: string, space: { readonly id: string; readonly environment: string }, of: string, log: (sentence: string) => void): BookFile {
  const name = [space.id, space.environment].join('-').replaceAll(/[^\w.-]/g, '_')
  const path = join(folder, `${name}-${hash('sha256', of).slice(0, 8)}.addresses.json`)
  let isBroken = false

  async function write(book: StoredBook): Promise<void> {
    try {
      await replaceFile(path, JSON.stringify({ format: FORMAT, of, ...book }), { mode: 0o600, isLasting: true })
      isBroken = false
    } catch (error) {
      if (!isBroken) log(`The slug history cannot be stored in ${folder} (${messageOf(error)}): previous addresses of pages are not found after a restart.`)
      isBroken = true
    }
  }

  return {
    async read() {
      try {
        return content.parse(JSON.parse(await readFile(path, 'utf8')))
      } catch (error) {
        if (isAbsent(error)) return undefined
        const aside = `${path}.set-aside-${Date.now()}`
        const isAside = await rename(path, aside).then(
          () => true,
          () => false,
        )
        log(`The slug history cannot be read from disk (${messageOf(error)}). A new one is created${isAside ? `; the old file is ${aside}` : ''}.`)
        return undefined
      }
    },
    writer: (make) => sharedWrite(() => write(make())),
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error)
}
