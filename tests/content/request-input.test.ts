import { expect, test } from 'vitest'
import { z } from 'zod'
import { inLocale, input, InvalidInputError, localeSchema, validInput } from '../../src/content/request-input.server.ts'

const validate = validInput(z.object({ locale: localeSchema, page: z.number().int().default(1) }))

test('validInput: returns valid input with the defaults filled in', () => {
  expect(validate({ locale: 'de' })).toEqual({ locale: 'de', page: 1 })
})

test.each([{ locale: 'xx' }, { locale: 'en', page: 1.5 }])('validInput: throws InvalidInputError for %j', (given) => {
  expect(() => validate(JSON.parse(JSON.stringify(given)))).toThrow(InvalidInputError)
})

test.each([
  ['of a language', inLocale, { locale: 'en' }],
  ['with named values', input({ path: z.string().optional() }), { locale: 'en', path: 'visit' }],
] as const)('input: refuses a further field in a call %s, which would have another key in the page cache', (_, accept, call) => {
  expect(accept(call)).toEqual(call)
  for (const more of [{ more: '1' }, { Locale: 'en' }]) expect(() => accept({ ...call, ...more })).toThrow(InvalidInputError)
})
