import { LRUCache } from 'lru-cache'
import { setMember, type JsonObject } from '../json/json.ts'
import { visitLinks } from '../space/links.ts'
import type { HeldText, LinkTarget } from '../space/resources.ts'

/** Texts shorter than this, in bytes, cost more to keep as text. */
const SHORT = 1024
/** Bytes of text whose parsed values are kept; these take about three times as much. */
const PARSED = 16 * 1024 * 1024

const parsed = new LRUCache<KeptText, JsonObject>({ maxSize: PARSED, sizeCalculation: (_, { bytes }) => bytes.length })

/**
 * The values of a rich text field, kept as the bytes of their JSON and parsed when they are read.
 *
 * Rich texts are most of what a space holds. Parsed, they take three times the room, and a start from disk would be theirs.
 */
export class KeptText implements HeldText {
  readonly bytes: Buffer
  readonly links: readonly LinkTarget[]

  constructor(bytes: Buffer, links: readonly LinkTarget[]) {
    this.bytes = bytes
    this.links = links
  }

  /** Keep a field's values as text, where that is worth it. */
  static of(byLocale: JsonObject): KeptText | undefined {
    const [first] = Object.values(byLocale)
    if (typeof first !== 'object' || first === null || !('nodeType' in first)) return undefined
    const bytes = Buffer.from(JSON.stringify(byLocale))
    if (bytes.length < SHORT) return undefined
    const links: LinkTarget[] = []
    for (const value of Object.values(byLocale)) visitLinks(value, (target) => links.push(target))
    return new KeptText(bytes, links)
  }

  /** Give the values by locale. */
  value(): JsonObject {
    const known = parsed.get(this)
    if (known) return known
    const value: JsonObject = JSON.parse(this.bytes.toString())
    parsed.set(this, value)
    return value
  }
}

/** Let fields be read from their texts. */
export function withTexts(fields: Readonly<Record<string, JsonObject | null>>, texts: ReadonlyMap<string, KeptText>): Readonly<Record<string, JsonObject>> {
  const read: Record<string, JsonObject> = {}
  for (const id of Object.keys(fields)) {
    const [text, value] = [texts.get(id), fields[id]]
    if (text) Object.defineProperty(read, id, { enumerable: true, get: () => text.value() })
    else if (value) setMember(read, id, value)
  }
  return read
}
