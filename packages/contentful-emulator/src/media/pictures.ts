import { hash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { canonicalParameters, type ImageParameters } from './image-parameters.ts'
import type { PictureCache } from './picture-cache.ts'
import { Queue } from './queue.ts'
import { SharedWork } from './shared-work.ts'
import type { Picture } from './transform.ts'
import { Transformer } from './transformer.ts'

/** Increase with each change of the transformation, so that older pictures in the cache are no longer used. */
const TRANSFORMATION_VERSION = 1

/** Maximum number of waiting transformations: several visitors who open uncached pages full of pictures. */
const LONGEST_QUEUE = 256

/** The state of an original file on disk. */
interface Original {
  readonly size: number
  readonly mtimeMs: number
}

/** Returns the cache key of a transformed picture, which depends on the file and the parameters. */
export function pictureKey(file: string, { size, mtimeMs }: Original, parameters: ImageParameters): string {
  return hash('sha1', JSON.stringify([TRANSFORMATION_VERSION, file, size, mtimeMs, canonicalParameters(parameters)]))
}

/** Transforms pictures. Each picture is transformed once, at most one per processor at a time, and only while a client waits for it. */
export class Pictures {
  readonly #cache: PictureCache
  readonly #queue = new Queue(Math.max(1, availableParallelism()), LONGEST_QUEUE)
  readonly #transformer = new Transformer()
  readonly #underway = new Map<string, SharedWork<Picture>>()

  constructor(cache: PictureCache) {
    this.#cache = cache
  }

  /**
   * Returns a transformed picture by its key, from the cache if present. Throws a 503 if the queue is full, and the reason of `signal` if
   * it aborts.
   */
  async get(key: string, file: string, { size }: Original, parameters: ImageParameters, signal: AbortSignal): Promise<Picture> {
    const kept = await this.#cache.get(key)
    if (kept) return unpack(kept)
    const known = this.#underway.get(key)
    const work = known && !known.isDropped ? known : this.#begin(key, () => this.#transformer.make(file, size, parameters))
    return work.wait(signal)
  }

  /** Ends the transforming process after the running transformations. */
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

/** Stores the content type in front of the bytes, so that one file contains the whole picture. */
function pack({ data, contentType }: Picture): Buffer {
  return Buffer.concat([Buffer.from(`${contentType}\n`), data])
}

function unpack(packed: Buffer): Picture {
  const end = packed.indexOf(10)
  return { contentType: packed.subarray(0, end).toString(), data: packed.subarray(end + 1) }
}
