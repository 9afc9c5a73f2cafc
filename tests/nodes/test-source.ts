import type { ContentChange } from '../../src/content/client/content-change.ts'
import type { Expected } from '../../src/content/following/expectations.server.ts'

/** A source of which the test decides when it shows a change. */
export class TestSource {
  /** Why the content may be outdated. */
  outdated: string | undefined
  readonly followed: (Expected | undefined)[] = []
  readonly #listeners = new Set<(change: ContentChange) => void>()

  onChange(listener: (change: ContentChange) => void) {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  notify(expected?: Expected): boolean {
    this.followed.push(expected)
    return false
  }

  state(): string | undefined {
    return this.outdated
  }

  show(change: ContentChange): ContentChange {
    for (const listener of this.#listeners) listener(change)
    return change
  }
}

/** Returns a change of the entry that the tests publish. */
export const published = (id: string, revision: number): ContentChange => ({
  resources: [{ kind: 'Entry', id, before: undefined, after: { sys: { revision }, fields: {} } }],
  touchesModel: false,
})
