import { hash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { canonicalParameters, type ImageParameters } from './image-parameters.ts'
import type { PictureCache } from './picture-cache.ts'
import { Queue } from './queue.ts'
import { SharedWork } from './shared-work.ts'
import type { Picture } from './transform.ts'
import { Transformer } from './transformer.ts'

/** To be raised with every change of how pictures are transformed, so that the cache gives none made before. */
const TRANSFORMATION_VERSION = 1

/** How many may wait: several visitors' first look at a page full of pictures that are in no cache yet. */
const LONGEST_QUEUE = 256

/** The state of a picture's original on the disk. */
interface Original {
  readonly size: number
  readonly mtimeMs: number
}

/** Name what becomes of a picture: the same for the same file, transformed in the same way. */
export function pictureKey(file: string, { size, mtimeMs }: Original, parameters: ImageParameters): string {
  return hash('sha1', JSON.stringify([TRANSFORMATION_VERSION, file, size, mtimeMs, canonicalParameters(parameters)]))
}

/** Transforms pictures: each once, only as many at a time as there are processors, and only while somebody waits. */
export class Pictures {
  readonly #cache: PictureCache
  readonly #queue = new Queue(Math.max(1, availableParallelism()), LONGEST_QUEUE)
  readonly #transformer = new Transformer()
  readonly #underway = new Map<string, SharedWork<Picture>>()

  constructor(cache: PictureCache) {
    this.#cache = cache
  }

  /** Give a transformed picture by its key, from the cache if it is there. Throws a 503 when too many wait, and the reason of `signal` when that aborts. */
  async get(key: string, file: string, { size }: Original, parameters: ImageParameters, signal: AbortSignal): Promise<Picture> {
    const kept = await this.#cache.get(key)
    if (kept) return unpack(kept)
    const known = this.#underway.get(key)
    const work = known && !known.isDropped ? known : this.#begin(key, () => this.#transformer.make(file, size, parameters))
    return work.wait(signal)
  }

  /** End the process that transforms, once the pictures under way are done. */
  close(): void {
    this.#transformer.close()
  }

  #begin(key: string, make: () => Promise<Picture>): SharedWork<Picture> {
    const work = new SharedWork(this.#queue, async () => {
      const picture = await make()
      await this.#cache.set(key, pack(picture))
      return picture
    })
    this.#underway.set(key, work)
    work.onEnd(() => {
      if (this.#underway.get(key) === work) this.#underway.delete(key)
    })
    return work
  }
}

/** Keep the content type in front of the bytes, so that one file is one picture. */
function pack({ data, contentType }: Picture): Buffer {
  return Buffer.concat([Buffer.from(`${contentType}\n`), data])
}

function unpack(packed: Buffer): Picture {
  const end = packed.indexOf(10)
  return { contentType: packed.subarray(0, end).toString(), data: packed.subarray(end + 1) }
}
