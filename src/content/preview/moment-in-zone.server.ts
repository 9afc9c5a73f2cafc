import site from '#config'

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone, dateStyle: 'short', timeStyle: 'short' })
const LOCAL = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?$/

/** Read a day or a day with a time, as the form of a browser writes it, as a moment in the site's time zone; `undefined` where it is none. */
export function momentInZone(text: string): Date | undefined {
  if (!LOCAL.test(text)) return undefined
  const wanted = Date.parse(`${text.slice(0, 10)}T${text.slice(11, 16) || '00:00'}Z`)
  if (Number.isNaN(wanted)) return undefined
  // Once more, for the clock may be put forward or back between the two.
  return [1, 2].reduce((moment) => new Date(moment.getTime() + wanted - asUtc(moment)), new Date(wanted))
}

/** Write a moment as the form of a browser takes it: the day and the time in the site's time zone. */
export function inZone(moment: Date): string {
  return clock.format(moment).replace(' ', 'T')
}

function asUtc(moment: Date): number {
  return Date.parse(`${inZone(moment)}Z`)
}
