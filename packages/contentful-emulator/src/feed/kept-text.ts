import { LRUCache } from 'lru-cache'
import { memoize } from '../async/memoize.ts'
import { setMember, type JsonObject } from '../json/json.ts'
import { visitLinks } from '../space/links.ts'
import type { HeldText, LinkTarget } from '../space/resources.ts'

/** Minimum size in bytes of a text that is stored as text. Parsed values of shorter texts take less memory. */
const SHORT = 1024
/** Maximum bytes of text whose parsed values are cached. Parsed values take about three times as much memory. */
const PARSED = 16 * 1024 * 1024

const parsed = memoize(
  ({ bytes }: KeptText): JsonObject => JSON.parse(bytes.toString()),
  new LRUCache({ maxSize: PARSED, sizeCalculation: (_, { bytes }) => bytes.length }),
)

/**
 * The values of a rich text field, stored as bytes of JSON and parsed when read.
 *
 * Rich texts are most of the content of a space. Parsed, they would take three times the memory and most of the time of a start from disk.
 */
export class KeptText implements HeldText {
  readonly bytes: Buffer
  readonly links: readonly LinkTarget[]

  constructor(bytes: Buffer, links: readonly LinkTarget[]) {
    this.bytes = bytes
    this.links = links
  }

  /** Stores the values of a field as text. Returns `undefined` if this would save no memory. */
  static of(byLocale: JsonObject): KeptText | undefined {
    const [first] = Object.values(byLocale)
    if (typeof first !== 'object' || first === null || !('nodeType' in first)) return undefined
    const bytes = Buffer.from(JSON.stringify(byLocale))
    if (bytes.length < SHORT) return undefined
    const links: LinkTarget[] = []
    for (const value of Object.values(byLocale)) visitLinks(value, (target) => links.push(target))
    return new KeptText(bytes, links)
  }

  /** Returns the values by locale. */
  value(): JsonObject {
    return parsed(this)
  }
}

/** Defines fields whose values are parsed from their texts when read. */
export function withTexts(fields: Readonly<Record<string, JsonObject | null>>, texts: ReadonlyMap<string, KeptText>): Readonly<Record<string, JsonObject>> {
  const read: Record<string, JsonObject> = {}
  for (const id of Object.keys(fields)) {
    const [text, value] = [texts.get(id), fields[id]]
    if (text) Object.defineProperty(read, id, { enumerable: true, get: () => text.value() })
    else if (value) setMember(read, id, value)
  }
  return read
}
