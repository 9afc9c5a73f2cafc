import type { ContentChange } from '#app/content/client/content-change.ts'
import type { Dependencies, ListDependency } from '#app/content/dependencies/recorder.server.ts'
import { affectsList } from '#app/content/dependencies/affects-list.server.ts'

/** Index from content to the cached responses that depend on that content. */
export class Dependents {
  readonly #byId = new Map<string, Set<string>>()
  readonly #byList = new Map<string, { readonly list: ListDependency; readonly keys: Set<string> }>()

  /** Adds the dependencies of a response. */
  add(key: string, { ids, lists }: Dependencies): void {
    for (const id of ids.keys()) {
      const keys = this.#byId.get(id) ?? new Set()
      this.#byId.set(id, keys.add(key))
    }
    for (const [name, list] of lists) {
      const known = this.#byList.get(name) ?? { list, keys: new Set() }
      known.keys.add(key)
      this.#byList.set(name, known)
    }
  }

  /** Removes a response; `dependencies` must be those that it was added with. */
  delete(key: string, { ids, lists }: Dependencies): void {
    for (const id of ids.keys()) {
      const keys = this.#byId.get(id)
      if (keys?.delete(key) && keys.size === 0) this.#byId.delete(id)
    }
    for (const name of lists.keys()) {
      const known = this.#byList.get(name)
      if (known?.keys.delete(key) && known.keys.size === 0) this.#byList.delete(name)
    }
  }

  /** Returns the keys of the responses that a change may affect. Does not cover changes of the content model, which affect all responses. */
  of({ resources }: ContentChange): Set<string> {
    const found = new Set<string>()
    for (const { id } of resources) for (const key of this.#byId.get(id) ?? []) found.add(key)
    for (const { list, keys } of this.#byList.values()) {
      if (resources.some((resource) => affectsList(resource, list))) for (const key of keys) found.add(key)
    }
    return found
  }
}
