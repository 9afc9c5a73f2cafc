import { expect, test } from 'vitest'
import { z } from 'zod'
import { InvalidInputError, localeSchema, validInput } from '../../src/content/request-input.server.ts'

const validate = validInput(z.object({ locale: localeSchema, page: z.number().int().default(1) }))

test('what fits its schema is handed on, with the defaults', () => {
  expect(validate({ locale: 'de' })).toEqual({ locale: 'de', page: 1 })
})

test.each([{ locale: 'xx' }, { locale: 'en', page: 1.5 }])('what does not is refused with an error of its own type: %j', (input) => {
  expect(() => validate(JSON.parse(JSON.stringify(input)))).toThrow(InvalidInputError)
})
