import { Queue } from 'contentful-emulator/media/queue.ts'
import type { PictureCache } from 'contentful-emulator/media/picture-cache.ts'
import type { ShareDrawing } from '#app/content/pages/page-services.server.ts'

const AT_ONCE = 2
/** Maximum number of queued drawings, which takes a second or two. Covers links to as many pages shared at once. */
const MAX_QUEUED = 64

/** A drawing with its cache key. */
interface Named {
  readonly key: string
  readonly drawing: ShareDrawing
}

/** Cache of share images. Each image is drawn once, at its first request. */
export class SharePictures {
  readonly #cache: PictureCache
  readonly #make: (drawing: ShareDrawing) => Promise<Buffer>
  readonly #queue: Queue
  readonly #underway = new Map<string, Promise<Buffer>>()

  /** `longest` is the maximum length of the queue. */
  constructor(cache: PictureCache, make: (drawing: ShareDrawing) => Promise<Buffer>, longest = MAX_QUEUED) {
    this.#cache = cache
    this.#make = make
    this.#queue = new Queue(AT_ONCE, longest)
  }

  /** Returns an image as JPEG. Throws an `ApiError` of 503 if the queue is full, and the errors of `make`. */
  async get(named: Named): Promise<Buffer> {
    return (await this.#cache.get(named.key)) ?? this.#underway.get(named.key) ?? this.#begin(named)
  }

  #begin({ key, drawing }: Named): Promise<Buffer> {
    const work = this.#queue.run(async () => {
      const picture = await this.#make(drawing)
      await this.#cache.set(key, picture)
      return picture
    }, NEVER)
    const ended = () => this.#underway.delete(key)
    this.#underway.set(key, work)
    work.then(ended, ended)
    return work
  }
}

/** Drawing is never aborted: clients that request a share image do not retry. */
const NEVER = new AbortController().signal
