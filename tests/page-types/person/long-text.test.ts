import { expect, test } from 'vitest'
import { hasLongText } from '../../../src/entries/person/card/long-text.ts'

test('hasLongText: a biography and a role of a sentence are long, the name of a job is not', () => {
  expect(hasLongText({})).toBe(false)
  expect(hasLongText({ summary: { text: 'Head of the planetarium' } })).toBe(false)
  expect(hasLongText({ summary: { text: 'Amy brings over ten years of experience in finance, most recently as a controller.' } })).toBe(true)
  expect(hasLongText({ biography: { text: 'She began as a baker.' } })).toBe(true)
})
