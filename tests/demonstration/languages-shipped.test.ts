import { expect, test } from 'vitest'
import site from '../../app.config.ts'
import { isEdited } from '../../scripts/adopt/settings-text.ts'
import { ABSENT_TYPES } from '../fixtures/absent-types.ts'
import { messageProblems } from '../../scripts/messages/message-problems.ts'

// The path segments of a removed type are removed from the settings by hand.
test.skipIf(site.name !== 'Meridian' || ABSENT_TYPES.length > 0)('shipped languages: count as unedited, so that content:adopt may replace them', () => {
  expect(isEdited('', site)).toBe(false)
})

test.skipIf(site.name !== 'Meridian')('shipped languages: each has complete messages', async () => {
  expect(await messageProblems(site)).toEqual([])
})
