import { expect, test } from 'vitest'
import site from '../../app.config.ts'
import { messagesFor } from '../../scripts/languages/message-tags.ts'
import { readMessages } from '../../scripts/messages/message-file.ts'
import { messageProblems } from '../../scripts/messages/message-problems.ts'
import { shownMessages } from '../../scripts/messages/inlang-settings.ts'

test('messages: are complete in every language', async () => {
  expect(Object.keys(await readMessages(messagesFor(site.baseLocale, site.baseLocale))).length).toBeGreaterThan(50)
  expect(await messageProblems(site, shownMessages(site))).toEqual([])
})
