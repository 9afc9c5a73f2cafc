import { environment } from '#app/config/env.server.ts'
import { previewSession } from '#app/content/preview/current-preview.server.ts'
import type { Endpoint } from '#app/server/endpoint.server.ts'
import type { Feature } from '#app/server/feature.server.ts'
import { boundedBody } from '#app/server/request/bounded-body.server.ts'
import { isOfThisSite } from '#app/server/request/form.server.ts'
import { plainText } from '#app/server/response/plain-text.server.ts'
import { emit } from '#app/telemetry/events.server.ts'
import { LIBRARY } from './library.server.ts'
import { MAX_REPORT_BYTES, readReport } from './reports.server.ts'
import { vitalsScript } from './vitals-script.server.ts'

const REPORTS = '/api/vitals'
const sample = () => environment().SITE_VITALS_SAMPLE

/** Counts the measurements of a report. Stores nothing about the visitor or the page. */
const reports: Endpoint = {
  isAt: (pathname) => pathname === REPORTS,
  methods: ['POST'],
  policy: 'message',
  async answer(request) {
    if (sample() === 0) return plainText(404, 'Not found.')
    if (!isOfThisSite(request)) return plainText(403, 'Only pages of this site report here.')
    const body = await boundedBody(request, MAX_REPORT_BYTES)
    if (!body) return plainText(413, 'It is too large.')
    const report = readReport(body.toString())
    if (!report) return plainText(400, 'It must be pairs of a metric and its value: [["LCP",812.4]].')
    for (const [name, value] of report) emit('vital', { name, value })
    return new Response(null, { status: 204 })
  },
}

/** Speed of pages as visitors experience it, for the metrics. Disabled without `SITE_VITALS_SAMPLE`. Editors in a preview are not counted. */
export const webVitals: Feature = {
  endpoints: [reports],
  services: {
    // The development server has no built assets.
    documentScript: () => (sample() > 0 && !import.meta.env.DEV && !previewSession() ? vitalsScript(sample(), LIBRARY, REPORTS) : undefined),
  },
}
