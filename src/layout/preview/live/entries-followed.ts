import { ContentfulLivePreview } from '@contentful/live-preview'
import type { Entity } from '#app/content/preview/edits.ts'
import { isEntity } from './flat.ts'
import type { Shown } from './shown.ts'

/** The entries of a page whose edits the web app reports. */
export class EntriesFollowed {
  readonly #ends = new Map<string, () => void>()
  readonly #typed = new Map<string, Entity>()
  readonly #onTyped: () => void

  constructor(onTyped: () => void) {
    this.#onTyped = onTyped
  }

  /** Entities that were edited since the navigation to the page. */
  get typed(): readonly Entity[] {
    return [...this.#typed.values()]
  }

  /** Returns the ids that are not followed yet. */
  unknown(ids: readonly string[]): readonly string[] {
    return ids.filter((id) => !this.#ends.has(id))
  }

  /** Follows more entries. Ids without an entity are marked as followed, because the web app cannot report their edits. */
  follow(ids: readonly string[], { entities, locale }: Shown): void {
    for (const id of ids) this.#ends.set(id, () => undefined)
    for (const entity of entities) {
      const callback = (data: unknown) => {
        if (!isEntity(data)) return
        this.#typed.set(data.sys.id, data)
        this.#onTyped()
      }
      this.#ends.set(entity.sys.id, ContentfulLivePreview.subscribe('edit', { data: { ...entity }, locale, callback }))
    }
  }

  /** Stops following all entries. */
  end(): void {
    for (const end of this.#ends.values()) end()
    this.#ends.clear()
    this.#typed.clear()
  }
}
