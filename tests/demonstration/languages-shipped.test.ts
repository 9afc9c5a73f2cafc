import { expect, test } from 'vitest'
import site from '../../app.config.ts'
import { isEdited } from '../../scripts/adopt/settings-text.ts'
import { messageProblems } from '../../scripts/messages/message-problems.ts'

test.skipIf(site.name !== 'Meridian')('the languages that come with the project are nobody’s edit: content:adopt may replace them', () => {
  expect(isEdited('', site)).toBe(false)
})

test.skipIf(site.name !== 'Meridian')('the messages of every language that comes with the project are complete', async () => {
  expect(await messageProblems(site)).toEqual([])
})
