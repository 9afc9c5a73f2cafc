import { expect, test } from 'vitest'
import site from '../../app.config.ts'
import { isEdited } from '../../scripts/adopt/settings-text.ts'
import { messageProblems } from '../../scripts/messages/message-problems.ts'

test.skipIf(site.name !== 'Meridian')('shipped languages: count as unedited, so that content:adopt may replace them', () => {
  expect(isEdited('', site)).toBe(false)
})

test.skipIf(site.name !== 'Meridian')('shipped languages: each has complete messages', async () => {
  expect(await messageProblems(site)).toEqual([])
})
