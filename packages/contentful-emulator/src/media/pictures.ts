import { hash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Coalescer } from '../async/coalescer.ts'
import { Limiter, QueueFullError } from '../async/limiter.ts'
import { busy } from '../http/errors.ts'
import { canonicalParameters, type ImageParameters } from './image-parameters.ts'
import type { PictureCache } from './picture-cache.ts'
import type { Picture } from './transform.ts'
import { Transformer } from './transformer.ts'

/** Increase with each change of the transformation, so that older pictures in the cache are no longer used. */
const TRANSFORMATION_VERSION = 1

/** Maximum number of waiting transformations: several visitors who open uncached pages full of pictures. */
const MAX_QUEUED = 256

/** The state of an original file on disk. */
interface Original {
  readonly size: number
  readonly mtimeMs: number
}

/** Receives the duration of a transformation in milliseconds, and whether it succeeded. */
export type OnPictureWork = (ms: number, isOk: boolean) => void

/** Returns the cache key of a transformed picture, which depends on the file and the parameters. */
export function pictureKey(file: string, { size, mtimeMs }: Original, parameters: ImageParameters): string {
  return hash('sha1', JSON.stringify([TRANSFORMATION_VERSION, file, size, mtimeMs, canonicalParameters(parameters)]))
}

/** Transforms pictures. Each picture is transformed once, at most one per processor at a time, and only while a client waits for it. */
export class Pictures {
  readonly #cache: PictureCache
  readonly #onWork: OnPictureWork | undefined
  readonly #limiter = new Limiter(Math.max(1, availableParallelism()), MAX_QUEUED)
  readonly #transformer = new Transformer()
  readonly #shared = new Coalescer<Picture>()

  /** `onWork` is called after each transformation. */
  constructor(cache: PictureCache, onWork?: OnPictureWork) {
    this.#cache = cache
    this.#onWork = onWork
  }

  /**
   * Returns a transformed picture by its key, from the cache if present. Throws a 503 if the queue is full, and the reason of `signal` if
   * it aborts.
   */
  async get(key: string, file: string, { size }: Original, parameters: ImageParameters, signal: AbortSignal): Promise<Picture> {
    const kept = await this.#cache.get(key)
    if (kept) return unpack(kept)
    return this.#shared.run(
      key,
      (abandoned, commit) => this.#make(key, abandoned, commit, () => this.#observed(this.#transformer.make(file, size, parameters))),
      signal,
    )
  }

  /** Ends the transforming process after the running transformations. */
  close(): void {
    this.#transformer.close()
  }

  async #observed(work: Promise<Picture>): Promise<Picture> {
    const begun = performance.now()
    let isOk = false
    try {
      const picture = await work
      isOk = true
      return picture
    } finally {
      this.#onWork?.(performance.now() - begun, isOk)
    }
  }

  /** Transforms a picture when its turn in the queue comes. From then on, the transformation is completed, because the next visitor needs it. */
  async #make(key: string, abandoned: AbortSignal, begin: () => void, make: () => Promise<Picture>): Promise<Picture> {
    const transform = async () => {
      begin()
      const picture = await make()
      await this.#cache.set(key, pack(picture))
      return picture
    }
    return this.#limiter.run(transform, abandoned).catch((error: unknown) => {
      throw error instanceof QueueFullError ? busy() : error
    })
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
