import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each(['messages/en.json', 'tests/fixtures/space.json'])('%s: texts of missing pages are plain English', (file) => {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('Check the address for typing errors.')
  expect(text).not.toMatch(/may have a slip in it|has no successor/)
})

test('messages: a removed page is called removed', () => {
  expect(JSON.parse(readFileSync('messages/en.json', 'utf8'))).toMatchObject({ gone_text: 'This page has been removed permanently.' })
})
