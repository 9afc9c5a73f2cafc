import { expect, test } from 'vitest'
import { BASE_LOCALE } from '../../src/i18n/locales.ts'
import { readMessages } from '../../scripts/messages/message-file.ts'
import { messageProblems } from '../../scripts/messages/message-problems.ts'

test('the messages of every language are whole', async () => {
  expect(Object.keys(await readMessages(BASE_LOCALE)).length).toBeGreaterThan(50)
  expect(await messageProblems()).toEqual([])
})
