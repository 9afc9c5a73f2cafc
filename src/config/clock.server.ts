import { environment } from './env.server.ts'

let offsetMs: number | undefined

/** Give the site's time: the machine's; with `SITE_CLOCK` that moment when it is first asked, and from there on as fast as the machine's. */
export function now(): Date {
  const { SITE_CLOCK } = environment()
  offsetMs ??= SITE_CLOCK === undefined ? 0 : Date.parse(SITE_CLOCK) - Date.now()
  return new Date(Date.now() + offsetMs)
}
