import { environment } from './env.server.ts'

let offsetMs: number | undefined

/** Returns the current time of the site. If `SITE_CLOCK` is set, the clock starts there with the first call and runs at normal speed. */
export function now(): Date {
  const { SITE_CLOCK } = environment()
  offsetMs ??= SITE_CLOCK === undefined ? 0 : Date.parse(SITE_CLOCK) - Date.now()
  return new Date(Date.now() + offsetMs)
}
