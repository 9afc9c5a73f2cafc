import type { Json } from './json.ts'
import { JsonScanner } from './json-scanner.ts'
import { eventLoopYielder } from '../http/event-loop.ts'

/** Number of characters parsed at once, which takes about 10 ms. */
const AT_ONCE = 1_000_000

/**
 * Parses JSON like `JSON.parse`, but yields to the event loop while reading a large object of lists, such as an export.
 *
 * Throws the `SyntaxError` of `JSON.parse`, which names the line.
 */
export async function parseJson(source: string, atOnce = AT_ONCE): Promise<Json> {
  if (source.length > atOnce) {
    try {
      return await parseInParts(source)
    } catch {
      // `JSON.parse` below handles text that the scanner does not support, and throws the precise error.
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
