const DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i

/**
 * Parses a date to milliseconds since 1970. The default time is midnight, the default offset UTC.
 *
 * @example
 * instantOf('1970-01-02') // 86_400_000
 */
export function instantOf(date: string): number | undefined {
  // In a URL, an unescaped plus sign is decoded as a space.
  const parts = DATE.exec(date.trim().replace(/ (\d{2}:?\d{2})$/, '+$1'))
  if (!parts) return undefined
  const [, day, time = '00:00', offset = 'Z'] = parts
  const instant = Date.parse(`${day}T${time}${isoOffset(offset)}`)
  return Number.isNaN(instant) ? undefined : instant
}

function isoOffset(offset: string): string {
  if (offset.toUpperCase() === 'Z') return 'Z'
  const [hours, minutes] = [offset.slice(0, 3), offset.slice(3).replace(':', '')]
  return `${hours}:${minutes || '00'}`
}
