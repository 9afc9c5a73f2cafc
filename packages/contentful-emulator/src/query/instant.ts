const DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i

/** Read a date as milliseconds since 1970. A missing time is midnight, a missing offset is UTC. */
export function instantOf(date: string): number | undefined {
  // A plus sign that was not escaped in a URL arrives as a space.
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
