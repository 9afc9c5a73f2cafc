import type { Entry } from '#app/content/content.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { openingWeek } from '#app/sections/opening-hours/hours/hours-text.server.ts'
import { readSchedule } from '#app/sections/opening-hours/hours/read-schedule.server.ts'
import { openingHoursModel } from '#app/sections/opening-hours/model.server.ts'

/** Adds the regular hours of each weekday to opening hours. Pages show the next days instead, which would change daily. */
export function withOpeningWeek(locale: Locale, entries: readonly Entry[], sections: readonly { readonly id: string }[]): readonly object[] {
  return sections.map((section) => {
    const entry = entries.find(({ id, type }) => id === section.id && type === openingHoursModel.type)
    const value = entry?.read(openingHoursModel)
    return value ? { ...section, week: openingWeek(locale, readSchedule(value)).map((text) => ({ text: `${text}.` })) } : section
  })
}
