import { environment } from './env.server.ts'

let ahead: number | undefined

/** Give the time as the site sees it: the machine's, or with `SITE_CLOCK` one that stood there when it was first asked and goes on since. */
export function now(): Date {
  const { SITE_CLOCK } = environment()
  ahead ??= SITE_CLOCK === undefined ? 0 : Date.parse(SITE_CLOCK) - Date.now()
  return new Date(Date.now() + ahead)
}
