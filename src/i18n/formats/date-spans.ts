/** A month or year with the separator that follows. */
export interface MonthPart {
  readonly type: 'month' | 'year'
  readonly text: string
}

/** Returns whether an ISO 8601 date has a time. A date without a time is the same day in each time zone. */
export function hasTime(iso: string): boolean {
  return iso.includes('T')
}

/** Returns whether a time span covers more than one day. A night that ends after midnight counts as one evening. */
export function spansDays(start: string, end: string): boolean {
  return Date.parse(end) - Date.parse(start) > 18 * 3_600_000
}

/** Separators of a language between a day and its hours, between two hours, and after them. In German `, `, `–` and ` Uhr`. */
export interface Separators {
  readonly comma: string
  readonly dash: string
  readonly after: string
}

/**
 * Returns the separators of a language (BCP 47 tag), from `Intl` output for two hours of one day. Units directly attached to digits are not
 * separators: 21時00分～.
 */
export function separatorsOf(tag: string): Separators {
  const parts = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatRangeToParts(
    new Date('2027-01-01T10:00Z'),
    new Date('2027-01-01T11:00Z'),
  )
  const [first, second] = [parts.findIndex(({ source }) => source === 'startRange'), parts.findIndex(({ source }) => source === 'endRange')]
  const shared = parts.flatMap(({ source, type, value }, at) => (source === 'shared' && type === 'literal' ? [{ at, value }] : []))
  // Vietnamese begins with the hours, so the separator of the day follows them.
  const isHoursFirst = first < parts.findIndex(({ type }) => type === 'weekday')
  const comma = shared.find(({ at }) => (isHoursFirst ? at > second : at < first))?.value ?? ' '
  const dash = shared.find(({ at }) => at > first && at < second)?.value ?? '–'
  const after = isHoursFirst ? '' : (shared.find(({ at }) => at > second)?.value ?? '')
  return { comma, dash: dash.replace(/^\p{L}+/u, ''), after: /^\s/.test(after) ? after : '' }
}

/** Formats a time span without repetitions. One evening has one day, even if it ends after midnight. */
export function spanOf(start: string, end: string | undefined, day: (iso: string) => string, clock: (iso: string) => string, separators: Separators): string {
  const at = (iso: string) => (hasTime(iso) ? `${day(iso)}${separators.comma}${clock(iso)}` : day(iso))
  if (end === undefined || end === start) return at(start)
  if (!spansDays(start, end) && hasTime(start) && hasTime(end)) return `${at(start)}${separators.dash}${clock(end)}${separators.after}`
  return spansDays(start, end) ? `${at(start)} – ${at(end)}` : at(start)
}

/** Formats one day or several, with their month once and the dash of hours. `Intl` itself writes ranges of days in digits in some languages, or the month twice. */
export function daysOf(made: Intl.DateTimeFormat, first: string, last: string, { dash }: Separators): string {
  const [start, end] = [made.formatToParts(new Date(first)), made.formatToParts(new Date(last))]
  const month = (parts: readonly Intl.DateTimeFormatPart[]) => parts.find(({ type }) => type === 'month')?.value
  const day = (parts: readonly Intl.DateTimeFormatPart[]) => parts.find(({ type }) => type === 'day')?.value ?? ''
  const whole = (parts: readonly Intl.DateTimeFormatPart[]) => parts.map(({ value }) => value).join('')
  if (first === last) return whole(start)
  if (month(start) !== month(end)) return `${whole(start)} – ${whole(end)}`
  const unit = unitOf(made.formatRangeToParts(new Date(first), new Date(last)))
  return whole(end.map((part) => (part.type === 'day' ? { type: 'day', value: `${day(start)}${unit}${dash}${part.value}` } : part)))
}

/** Returns the letters or the point that the first day of a range keeps: 24.–25. Dezember, but december 24–25. in Hungarian. */
function unitOf(range: readonly Intl.DateTimeFormatPart[]): string {
  const [first, last] = [range.findIndex(({ type }) => type === 'day'), range.findLastIndex(({ type }) => type === 'day')]
  const between = range.slice(first + 1, last)
  const text = between.every(({ type }) => type === 'literal') ? between.map(({ value }) => value).join('') : ''
  return /^[^\s\p{Pd}~～]*/u.exec(text)?.[0] ?? ''
}

/** Appends each literal to the part before it: `Mar ` and `2027`, `2027年` and `3月`. */
export function monthParts(parts: readonly Intl.DateTimeFormatPart[]): MonthPart[] {
  const found: MonthPart[] = []
  for (const { type, value } of parts) {
    const last = found.at(-1)
    if (type === 'month' || type === 'year') found.push({ type, text: value })
    else if (last) found[found.length - 1] = { type: last.type, text: last.text + value }
  }
  return found
}
