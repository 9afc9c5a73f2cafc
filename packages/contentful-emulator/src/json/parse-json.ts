import type { Json } from './json.ts'
import { JsonScanner } from './json-scanner.ts'
import { eventLoopYielder } from '../http/event-loop.ts'

/** Characters that are parsed at once, in about a hundredth of a second. */
const AT_ONCE = 1_000_000

/**
 * Parse JSON as `JSON.parse` does, but let requests through while a large object of lists is read, which an export is.
 * Throws the `SyntaxError` of `JSON.parse`, which names the line.
 */
export async function parseJson(source: string, atOnce = AT_ONCE): Promise<Json> {
  if (source.length > atOnce) {
    try {
      return await parseInParts(source)
    } catch {
      // Whatever the scan does not understand, the parser itself decides and explains.
    }
  }
  return JSON.parse(source)
}

async function parseInParts(source: string): Promise<Json> {
  const scanner = new JsonScanner(source)
  const members: (readonly [name: string, value: Json])[] = []
  scanner.take('{')
  do {
    const name: string = JSON.parse(scanner.value())
    scanner.take(':')
    members.push([name, scanner.takes('[') ? await listInParts(scanner) : JSON.parse(scanner.value())])
  } while (scanner.takes(','))
  scanner.take('}')
  scanner.end()
  return Object.fromEntries(members)
}

async function listInParts(scanner: JsonScanner): Promise<Json> {
  const items: Json[] = []
  if (scanner.takes(']')) return items
  const yieldIfDue = eventLoopYielder()
  do {
    items.push(JSON.parse(scanner.value()))
    await yieldIfDue()
  } while (scanner.takes(','))
  scanner.take(']')
  return items
}
