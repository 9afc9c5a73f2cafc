import { ContentfulLivePreview } from '@contentful/live-preview'
import type { Entity } from '#app/content/preview/edits.ts'
import { isEntity } from './flat.ts'
import type { Shown } from './shown.ts'

/** The entries of a page of which the web app tells what is typed in them. */
export class EntriesFollowed {
  readonly #ends = new Map<string, () => void>()
  readonly #typed = new Map<string, Entity>()
  readonly #onTyped: () => void

  constructor(onTyped: () => void) {
    this.#onTyped = onTyped
  }

  /** What was typed in them since the page was gone to. */
  get typed(): readonly Entity[] {
    return [...this.#typed.values()]
  }

  /** Of some ids, those that are not followed yet. */
  unknown(ids: readonly string[]): readonly string[] {
    return ids.filter((id) => !this.#ends.has(id))
  }

  /** Follow some more. Of an id without an entity nothing can be told. */
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

  /** Follow none any more. */
  end(): void {
    for (const end of this.#ends.values()) end()
    this.#ends.clear()
    this.#typed.clear()
  }
}
