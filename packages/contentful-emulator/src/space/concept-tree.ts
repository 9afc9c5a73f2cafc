import { object, objects, text, type JsonObject } from '../json/json.ts'
import type { TaxonomyItem } from './resources.ts'

/** Returns a concept or concept scheme with its id. */
export function taxonomyItem(body: JsonObject): TaxonomyItem {
  return { id: text(object(body['sys'])['id']) ?? '', body }
}

/** The concepts of a taxonomy with their broader and narrower concepts. A concept can have several broader ones. */
export class ConceptTree {
  readonly #broader: ReadonlyMap<string, readonly string[]>
  readonly #narrower = new Map<string, string[]>()

  constructor(concepts: readonly TaxonomyItem[]) {
    this.#broader = new Map(concepts.map(({ id, body }) => [id, objects(body['broader']).flatMap((link) => text(object(link['sys'])['id']) ?? [])]))
    for (const [id, broader] of this.#broader) {
      for (const parent of broader) this.#narrower.set(parent, [...(this.#narrower.get(parent) ?? []), id])
    }
  }

  /** Returns whether the taxonomy contains a concept. */
  has(id: string): boolean {
    return this.#broader.has(id)
  }

  /** Returns the broader concepts, nearest first, at most `depth` steps away. */
  ancestors(id: string, depth = Infinity): readonly string[] {
    return reachable(id, depth, (from) => this.#broader.get(from) ?? [])
  }

  /** Returns the narrower concepts, nearest first, at most `depth` steps away. */
  descendants(id: string, depth = Infinity): readonly string[] {
    return reachable(id, depth, (from) => this.#narrower.get(from) ?? [])
  }
}

function reachable(start: string, depth: number, next: (from: string) => readonly string[]): readonly string[] {
  const found = new Set<string>()
  let level: readonly string[] = [start]
  for (let step = 0; step < depth && level.length > 0; step++) {
    level = level.flatMap(next).filter((id) => id !== start && !found.has(id))
    for (const id of level) found.add(id)
  }
  return [...found]
}
