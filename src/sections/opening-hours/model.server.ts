import { choices, clockTime, date, entries, entry as link, flag, model, monthDay, localizedText, zone } from '#app/content/reading/model.server.ts'
import { PAGE_TYPES } from '#app/config/page-types/table.ts'
import { WEEKDAYS } from './hours/calendar.server.ts'

/** Regular hours, all year or in a season of every year. */
export const periodModel = model('openingPeriod', { days: choices(WEEKDAYS), opens: clockTime, closes: clockTime }, { from: monthDay, until: monthDay })
/** Days with other hours. */
export const exceptionModel = model('openingException', { first: date }, { last: date, yearly: flag, opens: clockTime, closes: clockTime, note: localizedText })
export const openingHoursModel = model(
  'openingHours',
  { regular: entries(periodModel.type) },
  { title: localizedText, timeZone: zone, exceptions: entries(exceptionModel.type), note: localizedText, target: link(...PAGE_TYPES) },
)
