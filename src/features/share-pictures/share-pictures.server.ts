import { Coalescer } from 'contentful-emulator/async/coalescer.ts'
import { Limiter } from 'contentful-emulator/async/limiter.ts'
import type { PictureCache } from 'contentful-emulator/media/picture-cache.ts'
import { emit, timed } from '#app/telemetry/events.server.ts'
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
  readonly #limiter: Limiter
  readonly #shared = new Coalescer<Buffer>()

  constructor(cache: PictureCache, make: (drawing: ShareDrawing) => Promise<Buffer>, maxQueued = MAX_QUEUED) {
    this.#cache = cache
    this.#make = make
    this.#limiter = new Limiter(AT_ONCE, maxQueued)
  }

  /**
   * Returns an image as JPEG. Throws a `QueueFullError` if the queue is full, and the errors of `make`. Drawing is never aborted: clients that
   * request a share image do not retry.
   */
  async get({ key, drawing }: Named): Promise<Buffer> {
    const cached = await this.#cache.get(key)
    return cached ?? this.#shared.run(key, () => this.#limiter.run(() => this.#draw(key, drawing)))
  }

  async #draw(key: string, drawing: ShareDrawing): Promise<Buffer> {
    const picture = await timed(
      () => this.#make(drawing),
      (ms, error) => emit('picture', { ms, work: 'share', isOk: error === undefined }),
    )
    await this.#cache.set(key, picture)
    return picture
  }
}
