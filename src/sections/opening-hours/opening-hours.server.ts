import type { SectionOnServer } from '../build.server.ts'
import { openingDays, openingExceptions, openingPeriods } from './hours/hours-text.server.ts'
import { exceptionModel, openingHoursModel, periodModel, readSchedule } from './hours/read-schedule.server.ts'
import { nextTurn } from './hours/next-turn.server.ts'

export const openingHours = {
  model: openingHoursModel,
  parts: [periodModel, exceptionModel],
  async build({ content }, entry) {
    const { locale, now } = content
    const value = entry.read(openingHoursModel)
    if (!value) return undefined
    const schedule = readSchedule(value)
    content.changesAt(nextTurn(schedule, now))
    return {
      type: 'openingHours',
      id: entry.id,
      title: value.title,
      days: openingDays(locale, schedule, now),
      regular: openingPeriods(locale, schedule),
      exceptions: openingExceptions(locale, schedule, now),
      note: value.note,
    }
  },
} satisfies SectionOnServer<'openingHours'>
