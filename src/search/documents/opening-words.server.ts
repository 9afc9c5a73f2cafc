import type { Entry } from '#app/content/content.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { openingWeek } from '#app/sections/opening-hours/hours/hours-text.server.ts'
import { readSchedule } from '#app/sections/opening-hours/hours/read-schedule.server.ts'
import { openingHoursModel } from '#app/sections/opening-hours/model.server.ts'

/** Returns the hours of each weekday of the opening hours among sections: pages show only how the coming days stand. */
export function openingWords(locale: Locale, sections: readonly Entry[]): { readonly text: string }[] {
  return sections.flatMap((section) => {
    const value = section.type === openingHoursModel.type ? section.read(openingHoursModel) : undefined
    return value ? openingWeek(locale, readSchedule(value)).map((text) => ({ text: `${text}.` })) : []
  })
}
