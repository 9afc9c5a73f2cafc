import { expect, test } from 'vitest'
import { recordNews } from '../../../src/content/publishing/last-changes.server.ts'
import { publishedChanges } from '../../../src/content/publishing/published-changes.server.ts'

test('the last changes say when they were published, in the time of the site, and that visitors do not have them yet', () => {
  recordNews({ kind: 'Entry', id: 'story-seeing', contentTypeId: 'story', what: 'published', revision: 2, at: new Date('2026-11-21T13:02:05Z') }, false)
  expect(publishedChanges('de')).toEqual([{ key: '0 story-seeing', name: 'story-seeing', published: '14:02:05', live: undefined }])
})
