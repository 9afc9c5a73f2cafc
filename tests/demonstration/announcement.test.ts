import { expect, test } from 'vitest'
import { entriesOf } from './space-file.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A notice that begins earlier takes space on every page, but helps few visitors. */
const MAX_DAYS_BEFORE = 14

const [settings] = entriesOf('siteSettings')
const valueOf = (field: string, locale = 'en') => String(settings?.fields[field]?.[locale])

/** Returns the day that an announcement names, as “11–22 January” or “11 January”, the last one before a moment. */
function subjectOf(announcement: string, before: Date): Date {
  const [, day, month] = /(\d{1,2})(?:–\d{1,2})? (\p{Lu}\p{Ll}+)/u.exec(announcement) ?? []
  const years = [before.getUTCFullYear(), before.getUTCFullYear() - 1]
  const subject = years.map((year) => new Date(`${day} ${month} ${year} UTC`)).find((date) => date <= before)
  if (!subject) throw new Error(`The announcement names no day: ${announcement}`)
  return subject
}

test('announcement: begins at most two weeks before its subject', () => {
  const [from, until] = [new Date(valueOf('announcementFrom')), new Date(valueOf('announcementUntil'))]
  const subject = subjectOf(valueOf('announcement'), until)
  expect(from < subject && subject < until).toBe(true)
  expect((subject.getTime() - from.getTime()) / DAY_MS).toBeLessThanOrEqual(MAX_DAYS_BEFORE)
})
