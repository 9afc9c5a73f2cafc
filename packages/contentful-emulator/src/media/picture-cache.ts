import { access, constants, mkdir, readdir, readFile, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { replaceFile, UNFINISHED } from '../disk/replace-file.ts'

const ABANDONED_MS = 3_600_000
const PICTURE = /^[0-9a-f]{40}$/

/** Cache of transformed pictures. Removes the least recently used ones first. */
export interface PictureCache {
  get(key: string): Promise<Buffer | undefined>
  set(key: string, data: Buffer): Promise<void>
}

/** Creates a picture cache in memory, for a service without a cache folder. */
export function memoryPictureCache(maxBytes: number): PictureCache {
  const kept = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: (data) => Math.max(1, data.length) })
  return {
    get: async (key) => kept.get(key),
    set: async (key, data) => void kept.set(key, data),
  }
}

/**
 * Creates a picture cache in a folder, which survives restarts.
 *
 * Files appear atomically and never take more than `maxBytes` in total. Throws if the folder is not writable.
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
    // If the disk is full, the picture is served without being cached.
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
    // Writes run one after another, so that each one sees the space that the others left.
    set: (key, data) => (lastWrite = lastWrite.then(() => write(key, data))),
  }
}

const BLOCK = 4096

/** Even the smallest file takes a block. */
function onDisk(bytes: number): number {
  return Math.max(1, Math.ceil(bytes / BLOCK)) * BLOCK
}

/** Removes a file if it exists. */
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
    // Other files in the folder do not belong to the cache, so it neither counts nor removes them.
    if (PICTURE.test(name)) files.push({ name, size: onDisk(size), mtimeMs })
    // Left over from a process that was killed. A recent file may be in use by another process.
    else if (UNFINISHED.test(name) && mtimeMs < Date.now() - ABANDONED_MS) await remove(path)
  }
  return files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)
}
