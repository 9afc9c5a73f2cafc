import type { ContentChange } from '#app/content/client/content-change.ts'
import type { Dependencies } from '#app/content/dependencies/recorder.server.ts'
import { affectsList } from '#app/content/dependencies/affects-list.server.ts'

/** Maximum number of stored changes. More changes during one rendering occur only in bulk updates, which count as touching every response. */
const REMEMBERED = 100

/** Records the latest changes of the content, for responses that were being rendered at that time. */
export class ChangeLog {
  #last = 0
  #changes: readonly ContentChange[] = []

  /** Number of the latest change. */
  get last(): number {
    return this.#last
  }

  add(change: ContentChange): void {
    this.#last += 1
    this.#changes = [...this.#changes, change].slice(-REMEMBERED)
  }

  /** Returns whether dependencies of a response may have changed after change number `since`. */
  hasTouched({ ids, lists }: Dependencies, since: number): boolean {
    const missed = this.#last - since
    if (missed === 0) return false
    if (missed > this.#changes.length) return true
    return this.#changes
      .slice(-missed)
      .some(
        ({ touchesModel, resources }) =>
          touchesModel || resources.some((resource) => ids.has(resource.id) || [...lists.values()].some((list) => affectsList(resource, list))),
      )
  }
}
