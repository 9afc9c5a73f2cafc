import site from '#config'
import type { Content } from '#app/content/content.server.ts'
import type { Values } from '#app/content/reading/model.server.ts'
import { models, type sectionModels } from '#app/page-types/models.server.ts'
import type { RawEntry } from '#app/content/reading/raw.server.ts'
import { reportContent } from '#app/content/reading/report.server.ts'
import type { Exception, Period, Schedule, Span } from './schedule.server.ts'

/** Read when a house is open out of its entry; what is broken is left out and reported. */
export function readSchedule(content: Content, value: Values<typeof sectionModels.openingHours>): Schedule {
  return {
    timeZone: value.timeZone ?? site.timeZone,
    regular: value.regular.flatMap((raw) => period(content, raw)),
    exceptions: (value.exceptions ?? []).flatMap((raw) => exception(content, raw)),
  }
}

function period(content: Content, raw: RawEntry): Period[] {
  const value = content.read(raw, models.openingPeriod)
  return value ? [{ ...spanOf(value.opens, value.closes), days: value.days, from: value.from, until: value.until }] : []
}

function exception(content: Content, raw: RawEntry): Exception[] {
  const value = content.read(raw, models.openingException)
  if (!value) return []
  const { opens, closes, note } = value
  if ((opens === undefined) !== (closes === undefined)) {
    reportContent({ entry: raw.id, problem: 'says when it opens or when it closes, but not both; the exception is left out' })
    return []
  }
  const first = value.first.slice(0, 10)
  return [
    {
      first,
      last: value.last?.slice(0, 10) ?? first,
      yearly: value.yearly ?? false,
      ...(opens !== undefined && closes !== undefined ? { hours: spanOf(opens, closes) } : {}),
      ...(note ? { note } : {}),
    },
  ]
}

/** A house that closes before it opens closes on the next day. */
function spanOf(opens: number, closes: number): Span {
  return { opens, closes: closes > opens ? closes : closes + 1440 }
}
