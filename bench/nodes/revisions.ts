import type { Published } from './space-process.ts'

/** Matches the titles that `space-process.ts` publishes. */
const TITLE = /Revision (\d+) of (story-[\w-]+)/g

/** An answer with an older revision than an earlier answer for the same address. */
export interface Fall {
  readonly path: string
  readonly story: string
  readonly from: number
  readonly to: number
}

/** Returns the oldest revision of each story in a page. */
function revisionsIn(text: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const [, revision, story = ''] of text.matchAll(TITLE)) found.set(story, Math.min(Number(revision), found.get(story) ?? Infinity))
  return found
}

/** Checks that the revisions at each address never fall. */
export class NeverFalling {
  readonly falls: Fall[] = []
  readonly #seen = new Map<string, Map<string, number>>()

  /** Call before a request is sent. Returns a function that checks the text of its answer: earlier answers must not be newer. */
  asking(path: string): (text: string) => ReadonlyMap<string, number> {
    const before = new Map(this.#seen.get(path))
    return (text) => {
      const found = revisionsIn(text)
      const seen = this.#seen.get(path) ?? new Map<string, number>()
      for (const [story, revision] of found) {
        const from = before.get(story)
        if (from !== undefined && revision < from) this.falls.push({ path, story, from, to: revision })
        seen.set(story, Math.max(revision, seen.get(story) ?? 0))
      }
      this.#seen.set(path, seen)
      return found
    }
  }
}

/** Measures how long published revisions take until an address shows them. */
export class Lags {
  /** Milliseconds from publishing until each revision was visible. */
  readonly ms: number[] = []
  #waiting: readonly Published[] = []

  /** Stories with a revision that is not visible yet. */
  get stories(): readonly string[] {
    return [...new Set(this.#waiting.map(({ story }) => story))]
  }

  add(published: readonly Published[]): void {
    this.#waiting = [...this.#waiting, ...published]
  }

  /** Records the revision that is visible at a moment, and with it all earlier ones. */
  see(story: string, revision: number, at: number): void {
    const isSeen = (each: Published) => each.story === story && each.revision <= revision
    for (const each of this.#waiting.filter(isSeen)) this.ms.push(at - each.at)
    this.#waiting = this.#waiting.filter((each) => !isSeen(each))
  }

  /** Returns the lags since the last call. Revisions that are not visible yet count with their age. */
  take(at: number): number[] {
    return [...this.ms.splice(0), ...this.#waiting.map((each) => at - each.at)]
  }
}
