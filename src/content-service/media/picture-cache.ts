import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

const ABANDONED_MS = 3_600_000
const PICTURE = /^[0-9a-f]{40}$/
const UNFINISHED = /^\.[0-9a-f-]{36}\.tmp$/

/** Keeps transformed pictures; what was not asked for longest goes first. */
export interface PictureCache {
  get(key: string): Promise<Buffer | undefined>
  set(key: string, data: Buffer): Promise<void>
}

/** Keep pictures in memory, for a service without a cache folder. */
export function memoryPictureCache(maxBytes: number): PictureCache {
  const kept = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (data) => Math.max(1, data.length) })
  return {
    get: async (key) => kept.get(key),
    set: async (key, data) => void kept.set(key, data),
  }
}

/** Keep pictures in a folder, over restarts. A file appears whole or not at all. Throws where the folder cannot be written. */
export async function diskPictureCache(folder: string, maxBytes: number): Promise<PictureCache> {
  await mkdir(folder, { recursive: true })
  await access(folder, constants.W_OK)
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_, key, reason) => {
      if (reason === 'evict') unlink(join(folder, key)).catch(() => undefined)
    },
  })
  for (const { name, size } of await filesByAge(folder)) sizes.set(name, size)
  return {
    async get(key) {
      if (!sizes.get(key)) return undefined
      return readFile(join(folder, key)).catch(() => {
        sizes.delete(key)
        return undefined
      })
    },
    async set(key, data) {
      const unfinished = join(folder, `.${randomUUID()}.tmp`)
      try {
        await writeFile(unfinished, data)
        await rename(unfinished, join(folder, key))
        sizes.set(key, data.length)
      } catch {
        // A full disk or a folder that was removed costs the cache, not the picture.
      }
    },
  }
}

async function filesByAge(folder: string): Promise<readonly { name: string; size: number }[]> {
  const files = []
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const status = await stat(path).catch(() => undefined)
    if (!status) continue
    const { size, mtimeMs } = status
    // Whatever else lies in the folder is not the cache's to count, let alone to remove.
    if (PICTURE.test(name)) files.push({ name, size, mtimeMs })
    // Left by a process that was killed; a young one may be another process's work.
    else if (UNFINISHED.test(name) && mtimeMs < Date.now() - ABANDONED_MS) await unlink(path).catch(() => undefined)
  }
  return files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)
}
