import { clamp } from '../parts/maths.ts'
import { normal, random } from '../parts/noise.ts'

/** Instrument, object, months in which the object is high in the sky (1 to 12), and a remark. */
const OBJECTS = [
  ['Great Refractor', 'Jupiter', [12, 1, 2, 3], 'two dark belts; four moons'],
  ['Great Refractor', 'Saturn', [9, 10, 11, 12], 'narrow ring; Titan'],
  ['Great Refractor', 'Albireo (beta Cyg)', [6, 7, 8, 9, 10], 'gold and blue'],
  ['Great Refractor', 'Castor (alpha Gem)', [1, 2, 3, 4], 'split cleanly at 300x'],
  ['Great Refractor', 'Gamma Leonis', [3, 4, 5], 'both yellow'],
  ['Great Refractor', 'Epsilon Lyrae', [6, 7, 8, 9], 'four stars at 250x'],
  ['Great Refractor', 'Moon', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'terminator sketched'],
  ['Aldous telescope', 'M 42', [12, 1, 2, 3], 'Trapezium: six stars'],
  ['Aldous telescope', 'M 31', [9, 10, 11, 12], 'two dust lanes'],
  ['Aldous telescope', 'M 13', [5, 6, 7, 8, 9], 'resolved to the core'],
  ['Aldous telescope', 'M 57', [6, 7, 8, 9, 10], 'central star suspected'],
  ['Aldous telescope', 'M 51', [3, 4, 5, 6], 'bridge to the companion'],
  ['Aldous telescope', 'NGC 891', [10, 11, 12, 1], 'dust lane along the whole length'],
  ['Aldous telescope', 'M 104', [4, 5], 'lane south of the core'],
] as const

/** Synodic month: the Moon was new on 18 January 2026 at 20 h UT. */
const moonLit = (day: Date): number => (1 - Math.cos(((day.getTime() - Date.UTC(2026, 0, 18, 20)) / 86_400_000 / 29.530_59) * 2 * Math.PI)) / 2

/** Sixty nights of an observing log, from autumn 2025 to autumn 2026. */
export const observingLog = (): string => {
  const next = random('observing log')
  const rows = ['date,time_utc,instrument,object,seeing_arcsec,zenith_mag_per_arcsec2,moon_lit_percent,temperature_c,remark']
  for (let night = 0; rows.length <= 60; night++) {
    const day = new Date(Date.UTC(2025, 9, 3 + night * 6 + Math.floor(next() * 4)))
    const month = day.getUTCMonth() + 1
    const lit = moonLit(day)
    const choices = OBJECTS.filter(([, name, months]) => months.some((good) => good === month) && (name !== 'Moon' || (lit > 0.2 && lit < 0.8)))
    const [instrument, object, , remark] = choices[Math.floor(next() * choices.length)] ?? OBJECTS[0]
    const winter = Math.cos(((month - 1) / 12) * 2 * Math.PI)
    const minutes = Math.round(next() * 110)
    const hour = 20 - Math.round(2 * winter) + Math.floor(minutes / 60)
    const seeing = clamp(1.9 + 0.5 * normal(next) + 0.2 * winter, 0.9, 3.6).toFixed(1)
    // A bright Moon costs the sky up to three and a half magnitudes.
    const zenith = (21.45 - 3.4 * lit ** 2.2 + 0.07 * normal(next)).toFixed(2)
    const temperature = Math.round(10 - 11 * winter + 3 * normal(next))
    rows.push(
      [
        day.toISOString().slice(0, 10),
        `${hour}:${String(minutes % 60).padStart(2, '0')}`,
        instrument,
        object,
        seeing,
        zenith,
        Math.round(lit * 100),
        temperature,
        remark,
      ].join(','),
    )
  }
  return `${rows.join('\n')}\n`
}
