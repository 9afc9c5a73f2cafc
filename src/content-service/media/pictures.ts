import { hash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { canonicalParameters, type ImageParameters } from './image-parameters.ts'
import type { PictureCache } from './picture-cache.ts'
import { Queue } from './queue.ts'
import { SharedWork } from './shared-work.ts'
import type { Picture } from './transform.ts'
import { Workshop } from './workshop.ts'

/** Changing how pictures are made must not bring up pictures of the old making. */
const RECIPE = 1

/** Several visitors' first look at a page full of pictures, which are in no cache yet. */
const LONGEST_QUEUE = 256

/** Transforms pictures: each once, only as many at a time as there are processors, and only while somebody waits. */
export class Pictures {
  readonly #cache: PictureCache
  readonly #queue = new Queue(Math.max(1, availableParallelism()), LONGEST_QUEUE)
  readonly #workshop = new Workshop()
  readonly #underway = new Map<string, SharedWork<Picture>>()

  constructor(cache: PictureCache) {
    this.#cache = cache
  }

  /** Give a transformed picture, from the cache if it is there. Throws a 503 when too many wait, and the reason of `signal` when that aborts. */
  async get(file: string, { size, mtimeMs }: { size: number; mtimeMs: number }, parameters: ImageParameters, signal: AbortSignal): Promise<Picture> {
    const key = hash('sha1', JSON.stringify([RECIPE, file, size, mtimeMs, canonicalParameters(parameters)]))
    const kept = await this.#cache.get(key)
    if (kept) return unpack(kept)
    const known = this.#underway.get(key)
    const work = known && !known.isDropped ? known : this.#begin(key, () => this.#workshop.make(file, size, parameters))
    return work.wait(signal)
  }

  /** End what makes pictures, once those under way are made. */
  close(): void {
    this.#workshop.close()
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
