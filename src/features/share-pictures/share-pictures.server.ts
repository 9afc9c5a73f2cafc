import { Queue } from 'contentful-emulator/media/queue.ts'
import type { PictureCache } from 'contentful-emulator/media/picture-cache.ts'
import type { ShareDrawing } from '#app/content/pages/page-services.server.ts'

const AT_ONCE = 2
/** How many may wait for a second or two: links to as many pages are shared at the same moment. */
const LONGEST_QUEUE = 64

/** What is drawn, under the name that all of it gives. */
interface Named {
  readonly key: string
  readonly drawing: ShareDrawing
}

/** Pictures for shared links: each is drawn once, when it is first asked for, and kept. */
export class SharePictures {
  readonly #cache: PictureCache
  readonly #make: (drawing: ShareDrawing) => Promise<Buffer>
  readonly #queue: Queue
  readonly #underway = new Map<string, Promise<Buffer>>()

  /** `longest` is how many may wait for others. */
  constructor(cache: PictureCache, make: (drawing: ShareDrawing) => Promise<Buffer>, longest = LONGEST_QUEUE) {
    this.#cache = cache
    this.#make = make
    this.#queue = new Queue(AT_ONCE, longest)
  }

  /** Give a picture as JPEG. Throws an `ApiError` of 503 when too many wait, and what `make` throws. */
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

/** Who asks for such a picture does not come back for another: it is drawn to its end. */
const NEVER = new AbortController().signal
