const ZONES: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

/** Returns whether a text is an IANA time zone. */
export function isTimeZone(text: string): boolean {
  return ZONES.has(text)
}
