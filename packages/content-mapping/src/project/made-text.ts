import { LRUCache } from 'lru-cache'
import type { JsonObject } from 'contentful-emulator/json/json.ts'
import type { HeldText, LinkTarget } from 'contentful-emulator/space/resources.ts'

/** Letters of text whose documents are kept; these take several times as much. */
const KEPT_LETTERS = 8 * 1024 * 1024

const made = new LRUCache<MadeText, JsonObject>({ maxSize: KEPT_LETTERS, sizeCalculation: (_, { size }) => Math.max(1, size) })

/** An asset in the address of its file: `//images.ctfassets.net/<space>/<asset>/<token>/<name>`. */
const ASSET_ADDRESS = /\/\/(?:images|downloads|assets|videos)\.(?:ctfassets\.net|contentful\.com)\/[\w-]+\/([\w-]+)\//g

/**
 * The values of a field that is turned into rich text when it is read.
 *
 * Most texts of a space are not read between two changes; all of them at the start would be its longest part.
 */
export class MadeText implements HeldText {
  readonly size: number
  readonly #make: () => JsonObject
  readonly #words: string

  constructor(words: JsonObject, make: () => JsonObject) {
    this.#words = JSON.stringify(words)
    this.size = this.#words.length
    this.#make = make
  }

  /** The assets whose files the text shows. */
  get links(): readonly LinkTarget[] {
    return [...this.#words.matchAll(ASSET_ADDRESS)].map(([, id = '']) => ({ kind: 'Asset' as const, id }))
  }

  /** Give the documents by locale. */
  value(): JsonObject {
    const known = made.get(this)
    if (known) return known
    const value = this.#make()
    made.set(this, value)
    return value
  }
}
