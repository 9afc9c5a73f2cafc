import { expect, test } from 'vitest'
import { inPreview } from '../../../src/content/preview/current-preview.server.ts'
import { recordNews } from '../../../src/content/publishing/last-changes.server.ts'
import { previewNotice } from '../../../src/layout/preview/preview-notice.server.ts'

const UNTIL = new Date('2100-01-01T00:00:00Z')

test('visitors are told nothing', () => {
  expect(previewNotice('en')).toBeUndefined()
})

test('an editor is told what was published last, and whether visitors have it', () => {
  expect(inPreview({ scope: 'all', until: UNTIL }, () => previewNotice('en'))?.latest).toBeUndefined()
  recordNews({ kind: 'Entry', id: 'story-seeing', contentTypeId: 'story', what: 'published', revision: 2, at: new Date('2026-11-21T13:02:05Z') }, false)
  const notice = inPreview({ scope: 'all', until: UNTIL }, () => previewNotice('en'))
  expect(notice?.latest).toBe('story-seeing – Published 14:02:05 – Live not yet')
  expect(notice?.health.href).toBe('/en/_health')
})

test('who was sent a link to one page is told so', () => {
  expect(inPreview({ scope: { entry: 'a' }, until: UNTIL }, () => previewNotice('de'))).toMatchObject({ isWhole: false, asOf: undefined })
})
