import { z } from 'zod'
import { VITALS } from '#app/telemetry/events.server.ts'

/** Maximum bytes of a report. Five metrics take about 150. */
export const MAX_REPORT_BYTES = 1000
/** Maximum measurements of one report. A page reports each metric again after the browser restored it from its cache. */
const MAX_MEASUREMENTS = 20
/** Largest plausible value: ten minutes in milliseconds. */
const MAX_VALUE = 600_000

const reportSchema = z.array(z.tuple([z.enum(VITALS), z.number().min(0).max(MAX_VALUE)])).max(MAX_MEASUREMENTS)

export type VitalsReport = z.output<typeof reportSchema>

/**
 * Parses the report of a page: pairs of a metric and its value, in milliseconds except for `CLS`. Returns `undefined` for any other text.
 * @example readReport('[["LCP",812.4],["CLS",0.02]]') // [['LCP', 812.4], ['CLS', 0.02]]
 */
export function readReport(text: string): VitalsReport | undefined {
  try {
    return reportSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
