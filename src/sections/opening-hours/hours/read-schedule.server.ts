import { currentSite } from '#app/i18n/current-site.ts'
import type { Entry } from '#app/content/content.ts'
import type { Values } from '#app/content/reading/model.ts'
import { reportContent } from '#app/content/reading/report.server.ts'
import type { Exception, Period, Schedule, Span } from './schedule.server.ts'
import { choices, clockTime, date, entries, entry as link, flag, model, monthDay, localizedText, zone } from '#app/content/reading/model.server.ts'
import { PAGE_TYPES } from '#app/config/page-types/table.ts'
import { WEEKDAYS } from './calendar.server.ts'

/** Regular hours, all year or in a season of every year. */
export const periodModel = model('openingPeriod', { days: choices(WEEKDAYS), opens: clockTime, closes: clockTime }, { from: monthDay, until: monthDay })
/** Days with other hours. */
export const exceptionModel = model('openingException', { first: date }, { last: date, yearly: flag, opens: clockTime, closes: clockTime, note: localizedText })
export const openingHoursModel = model(
  'openingHours',
  { regular: entries(periodModel.type) },
  { title: localizedText, timeZone: zone, exceptions: entries(exceptionModel.type), note: localizedText, target: link(...PAGE_TYPES) },
)

/** Reads the opening hours of an entry. Reports and skips invalid parts. */
export function readSchedule(value: Values<typeof openingHoursModel>): Schedule {
  return {
    timeZone: value.timeZone ?? currentSite().timeZone,
    regular: value.regular.flatMap(period),
    exceptions: (value.exceptions ?? []).flatMap(exception),
  }
}

function period(entry: Entry): Period[] {
  const value = entry.read(periodModel)
  return value ? [{ ...spanOf(value.opens, value.closes), days: value.days, from: value.from, until: value.until }] : []
}

function exception(entry: Entry): Exception[] {
  const value = entry.read(exceptionModel)
  if (!value) return []
  const { opens, closes, note } = value
  if ((opens === undefined) !== (closes === undefined)) {
    reportContent({ entry: entry.id, problem: 'has only an opening or only a closing time; the exception is left out' })
    return []
  }
  const first = value.first.slice(0, 10)
  return [
    {
      first,
      last: value.last?.slice(0, 10) ?? first,
      yearly: value.yearly ?? false,
      hours: opens !== undefined && closes !== undefined ? spanOf(opens, closes) : undefined,
      note,
    },
  ]
}

/** Returns a span. A closing time before the opening time is on the next day. */
function spanOf(opens: number, closes: number): Span {
  return { opens, closes: closes > opens ? closes : closes + 1440 }
}
