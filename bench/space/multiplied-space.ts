import { chaptersOf, inChapter, ownId, type ChaptersOf } from './chapter.ts'
import type { DraftResource } from '../../tests/support/spaces/export-file.ts'

/** Position of a copy: the resource of the original space, and the number of its chapter. */
interface Copy {
  readonly original: DraftResource
  readonly chapter: number
}

/**
 * A space of many chapters that is never in memory: each copy is created when it is read. The resources have the form of the Delivery API, with
 * all locales.
 */
export class MultipliedSpace {
  readonly #chapters: ChaptersOf
  readonly #originals: ReadonlyMap<string, DraftResource>
  /** Index of the first resource of each chapter. */
  readonly #starts: readonly number[]
  readonly entries: number
  readonly size: number

  /** Adds chapters until the space has `total` entries. The last chapter is complete. */
  constructor(originals: readonly DraftResource[], total: number) {
    this.#chapters = chaptersOf(originals)
    this.#originals = new Map(originals.map((original) => [original.sys.id, original]))
    const starts: number[] = []
    let [entries, size] = [0, 0]
    while (entries < total) {
      const own = this.#ofChapter(starts.length)
      starts.push(size)
      entries += own.filter(({ sys }) => sys['type'] === 'Entry').length
      size += own.length
    }
    this.#starts = starts
    this.entries = entries
    this.size = size
  }

  /** Returns copies in a fixed order. */
  slice(from: number, to: number): DraftResource[] {
    const found: DraftResource[] = []
    for (let chapter = this.#starts.findLastIndex((start) => start <= from); chapter < this.#starts.length; chapter += 1) {
      const start = this.#starts[chapter] ?? 0
      if (start >= to) break
      const own = this.#ofChapter(chapter).slice(Math.max(0, from - start), to - start)
      found.push(...own.map((original) => inChapter(original, chapter, this.#chapters)))
    }
    return found
  }

  /** Returns the original of a copy, or `undefined` if the space has no such copy. */
  copyOf(id: string): Copy | undefined {
    const itself = this.#originals.get(id)
    if (itself) return { original: itself, chapter: 0 }
    const [, name = '', number = ''] = /^(.+)-(\d+)$/.exec(id) ?? []
    const [original, chapter] = [this.#originals.get(name), Number(number)]
    return original && ownId(name, chapter, this.#chapters) === id && chapter < this.#starts.length ? { original, chapter } : undefined
  }

  /** Creates a copy for a chapter of a resource that was read from the original space. */
  inChapter(resource: DraftResource, chapter: number): DraftResource {
    return inChapter(resource, chapter, this.#chapters)
  }

  #ofChapter(chapter: number): readonly DraftResource[] {
    return [...this.#originals.values()].filter(({ sys }) => chapter < this.#chapters(sys.id))
  }
}
