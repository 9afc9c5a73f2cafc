import { access, constants, mkdir, readdir, readFile, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { replaceFile, UNFINISHED } from '../disk/replace-file.ts'

const ABANDONED_MS = 3_600_000
const PICTURE = /^[0-9a-f]{40}$/

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

/**
 * Keep pictures in a folder, over restarts. A file appears whole or not at all, and at no moment do the files take more than
 * `maxBytes`. Throws where the folder cannot be written.
 */
export async function diskPictureCache(folder: string, maxBytes: number): Promise<PictureCache> {
  await mkdir(folder, { recursive: true })
  await access(folder, constants.W_OK)
  const sizes = new LRUCache<string, number>({ maxSize: maxBytes, sizeCalculation: (size) => size })

  const forget = async (key: string) => {
    await remove(join(folder, key))
    sizes.delete(key)
  }
  const makeRoom = async (wanted: number) => {
    while (sizes.calculatedSize + wanted > maxBytes) {
      const [oldest] = sizes.rkeys()
      if (oldest === undefined) return
      await forget(oldest)
    }
  }
  const write = async (key: string, data: Buffer) => {
    const size = onDisk(data.length)
    if (size > maxBytes) return
    await makeRoom(size)
    // A full disk costs the cache, not the picture.
    await replaceFile(join(folder, key), data).then(
      () => sizes.set(key, size),
      () => undefined,
    )
  }

  for (const { name, size } of await filesByAge(folder)) {
    if (size > maxBytes) await remove(join(folder, name))
    else {
      await makeRoom(size)
      sizes.set(name, size)
    }
  }
  let lastWrite = Promise.resolve()
  return {
    async get(key) {
      if (!sizes.get(key)) return undefined
      return readFile(join(folder, key)).catch(() => forget(key).then(() => undefined))
    },
    // One after the other, so that each knows what room the others left.
    set: (key, data) => (lastWrite = lastWrite.then(() => write(key, data))),
  }
}

const BLOCK = 4096

/** Even the smallest file takes a block. */
function onDisk(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / BLOCK)) * BLOCK
}

/** Remove a file, if it is there. */
async function remove(path: string): Promise<void> {
  await unlink(path).catch(() => undefined)
}

async function filesByAge(folder: string): Promise<readonly { name: string; size: number }[]> {
  const files = []
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const status = await stat(path).catch(() => undefined)
    if (!status) continue
    const { size, mtimeMs } = status
    // Whatever else lies in the folder is not the cache's to count, let alone to remove.
    if (PICTURE.test(name)) files.push({ name, size: onDisk(size), mtimeMs })
    // Left by a process that was killed; a young one may be another process's work.
    else if (UNFINISHED.test(name) && mtimeMs < Date.now() - ABANDONED_MS) await remove(path)
  }
  return files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)
}
