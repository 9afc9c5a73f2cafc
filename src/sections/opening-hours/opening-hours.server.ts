import { openingDays, openingExceptions, openingPeriods } from './hours/hours-text.server.ts'
import { readSchedule } from './hours/read-schedule.server.ts'
import { sectionModels } from '#app/page-types/models.server.ts'
import type { SectionBuilder } from '../registry.server.ts'

export const openingHours: SectionBuilder<'openingHours'> = async ({ content }, raw) => {
  const value = content.read(raw, sectionModels.openingHours)
  if (!value) return undefined
  const { locale, now } = content
  const schedule = readSchedule(content, value)
  return {
    type: 'openingHours',
    id: raw.id,
    ...(value.title ? { title: value.title } : {}),
    days: openingDays(locale, schedule, now),
    regular: openingPeriods(locale, schedule),
    exceptions: openingExceptions(locale, schedule, now),
    ...(value.note ? { note: value.note } : {}),
  }
}
