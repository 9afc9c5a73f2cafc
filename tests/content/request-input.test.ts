import { expect, test } from 'vitest'
import { z } from 'zod'
import { InvalidInputError, localeSchema, validInput } from '../../src/content/request-input.server.ts'

const validate = validInput(z.object({ locale: localeSchema, page: z.number().int().default(1) }))

test('validInput: returns valid input with the defaults filled in', () => {
  expect(validate({ locale: 'de' })).toEqual({ locale: 'de', page: 1 })
})

test.each([{ locale: 'xx' }, { locale: 'en', page: 1.5 }])('validInput: throws InvalidInputError for %j', (input) => {
  expect(() => validate(JSON.parse(JSON.stringify(input)))).toThrow(InvalidInputError)
})
