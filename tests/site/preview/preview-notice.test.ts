import { expect, test } from 'vitest'
import { withPageServices } from '../../../src/content/pages/page-services.server.ts'
import { inPreview } from '../../../src/content/preview/current-preview.server.ts'
import { recordNews } from '../../../src/content/publishing/last-changes.server.ts'
import { HEALTH_PLACE } from '../../../src/i18n/addresses/place.ts'
import { previewNotice } from '../../../src/layout/preview/preview-notice.server.ts'

const UNTIL = new Date('2100-01-01T00:00:00Z')

test('previewNotice: is undefined for visitors', () => {
  expect(previewNotice('en')).toBeUndefined()
})

test('previewNotice: shows an editor the latest publication and its state on the site', () => {
  expect(inPreview({ scope: 'all', until: UNTIL }, () => previewNotice('en'))?.latest).toBeUndefined()
  recordNews({ kind: 'Entry', id: 'story-seeing', contentTypeId: 'story', what: 'published', revision: 2, at: new Date('2026-11-21T13:02:05Z') }, false)
  const services = { healthPage: HEALTH_PLACE, makesPressLinks: true }
  const notice = inPreview({ scope: 'all', until: UNTIL }, () => withPageServices(services, () => previewNotice('en')))
  expect(notice?.latest).toBe('story-seeing – Published 14:02:05 – Live not yet')
  expect(notice?.health?.href).toBe('/en/_health')
  expect(notice?.pressLives).toHaveLength(4)
})

test('previewNotice: offers no health page and no press links if the site lacks these features', () => {
  expect(inPreview({ scope: 'all', until: UNTIL }, () => previewNotice('en'))).toMatchObject({ health: undefined, pressLives: undefined })
})

test('previewNotice: is limited to one page for the guest of a shared link', () => {
  expect(inPreview({ scope: { entry: 'a' }, until: UNTIL }, () => previewNotice('de'))).toMatchObject({ isWhole: false, asOf: undefined })
})
