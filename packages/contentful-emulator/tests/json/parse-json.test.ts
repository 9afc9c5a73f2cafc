import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson } from 'contentful-emulator/json/parse-json.ts'

/** An object of lists, as in an export, with varying whitespace. */
const exports = fc
  .record({ content: fc.dictionary(fc.string(), fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue())), indent: fc.nat(3) })
  .map(({ content, indent }) => JSON.stringify(content, null, indent))

/** The same with one character removed, doubled or replaced. */
const damaged = fc
  .record({ text: exports, at: fc.nat(), put: fc.constantFrom('', ',', '"', '}', ']', '[', '{', '\\', ':', '1', ' ') })
  .map(({ text, at, put }) => {
    const place = at % (text.length + 1)
    return `${text.slice(0, place)}${put}${text.slice(place + 1)}`
  })

async function outcome(parse: () => unknown): Promise<unknown> {
  try {
    return { value: await parse() }
  } catch (error) {
    return { error: String(error) }
  }
}

describe('parseJson', () => {
  it.each([
    ['whole', exports],
    ['damaged', damaged],
  ])('returns or throws the same as JSON.parse, %s or not', async (_, texts) => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect(await outcome(() => parseJson(text, 0))).toEqual(await outcome(() => JSON.parse(text)))
      }),
      { numRuns: 2000, seed: 9 },
    )
  })
})
