import { memoize } from 'contentful-emulator/async/memoize.ts'
import { LRUCache } from 'lru-cache'
import type { JsonObject } from 'contentful-emulator/json/json.ts'
import type { HeldText, LinkTarget } from 'contentful-emulator/space/resources.ts'

/** Maximum characters of text whose documents are cached. Documents take several times as much memory. */
const KEPT_LETTERS = 8 * 1024 * 1024

/** An asset in the address of its file: `//images.ctfassets.net/<space>/<asset>/<token>/<name>`. */
const ASSET_ADDRESS = /\/\/(?:images|downloads|assets|videos)\.(?:ctfassets\.net|contentful\.com)\/[\w-]+\/([\w-]+)\//g

/**
 * Values of a field that are converted to rich text when read.
 *
 * Most texts of a space are not read between two changes. Converting all of them would take most of the time of a start.
 */
export class MadeText implements HeldText {
  static readonly #documents = memoize(
    (text: MadeText) => text.#make(),
    new LRUCache({ maxSize: KEPT_LETTERS, sizeCalculation: (_, { size }) => Math.max(1, size) }),
  )
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

  /** Returns the documents by locale. */
  value(): JsonObject {
    return MadeText.#documents(this)
  }
}
