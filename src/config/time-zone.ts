const ZONES: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

/** Tell whether a text names an IANA time zone. */
export function isTimeZone(text: string): boolean {
  return ZONES.has(text)
}
