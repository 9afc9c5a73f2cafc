import type { ContentChange } from '#app/content/client/content-change.ts'
import type { Dependencies } from '#app/content/dependencies/dependencies.ts'
import { touches } from '#app/content/dependencies/touches.server.ts'

/** More happens only in a flood of changes, while one answer is made. */
const REMEMBERED = 100

/** Remembers the last changes of the content, for answers that were being made meanwhile. */
export class ChangeLog {
  #last = 0
  #changes: readonly ContentChange[] = []

  /** The number of the last change. */
  get last(): number {
    return this.#last
  }

  add(change: ContentChange): void {
    this.#last += 1
    this.#changes = [...this.#changes, change].slice(-REMEMBERED)
  }

  /** Tell whether what an answer was made of may have changed after a number. */
  hasTouched({ ids, lists }: Dependencies, since: number): boolean {
    const missed = this.#last - since
    if (missed === 0) return false
    if (missed > this.#changes.length) return true
    return this.#changes
      .slice(-missed)
      .some(
        ({ touchesModel, resources }) =>
          touchesModel || resources.some((resource) => ids.has(resource.id) || [...lists.values()].some((list) => touches(resource, list))),
      )
  }
}
