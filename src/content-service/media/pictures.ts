import { hash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { canonicalParameters, type ImageParameters } from './image-parameters.ts'
import { limitConcurrency } from './limit.ts'
import type { PictureCache } from './picture-cache.ts'
import { transform, type Picture } from './transform.ts'

/** Changing how pictures are made must not bring up pictures of the old making. */
const RECIPE = 1

/** Transforms pictures: each once, and only as many at a time as there are processors. */
export class Pictures {
  readonly #cache: PictureCache
  readonly #limit = limitConcurrency(Math.max(1, availableParallelism()))
  readonly #underway = new Map<string, Promise<Picture>>()

  constructor(cache: PictureCache) {
    this.#cache = cache
  }

  /** Give a transformed picture, from the cache if it is there. */
  async get(file: string, { size, mtimeMs }: { size: number; mtimeMs: number }, parameters: ImageParameters): Promise<Picture> {
    const key = hash('sha1', JSON.stringify([RECIPE, file, size, mtimeMs, canonicalParameters(parameters)]))
    const kept = await this.#cache.get(key)
    if (kept) return unpack(kept)
    const underway = this.#underway.get(key)
    if (underway) return underway
    const made = this.#limit(() => transform(file, size, parameters)).finally(() => this.#underway.delete(key))
    this.#underway.set(key, made)
    const picture = await made
    await this.#cache.set(key, pack(picture))
    return picture
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
