import { expect, test } from 'vitest'
import { recordNews, publishedChanges } from '../../../src/content/publishing/last-changes.server.ts'

test('publishedChanges: lists publishing times in the time zone of the site, and changes that are not live yet', () => {
  recordNews({ kind: 'Entry', id: 'story-seeing', contentTypeId: 'story', what: 'published', revision: 2, at: new Date('2026-11-21T13:02:05Z') }, false)
  expect(publishedChanges('de')).toEqual([{ key: '0 story-seeing', name: 'story-seeing', published: '14:02:05', live: undefined }])
})
