import { environment } from '#app/config/env.server.ts'
import { previewSession } from '#app/content/preview/current-preview.server.ts'
import type { Endpoint } from '#app/server/endpoint.server.ts'
import type { Feature } from '#app/server/feature.server.ts'
import { boundedBody } from '#app/server/request/bounded-body.server.ts'
import { isOfThisSite } from '#app/server/request/form.server.ts'
import { plainText } from '#app/server/response/plain-text.server.ts'
import { emit, VITALS } from '#app/telemetry/events.server.ts'
import { compact } from '#app/ui/intent/compact.ts'
import { LIBRARY } from './library.server.ts'
import { MAX_REPORT_BYTES, readReport } from './reports.server.ts'

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

/**
 * Returns the inline script that measures a share of the page views, from 0 to 1. It loads the library after the load event, in an idle moment,
 * and never with data saver. Sends the measurements when the page is hidden or left.
 */
function vitalsScript(share: number, library: string, path: string): string {
  return compact(`(()=>{
if(Math.random()>=${share}||navigator.connection?.saveData)return;
const $measured=new Map();
const $send=()=>{
if($measured.size)navigator.sendBeacon('${path}',JSON.stringify([...$measured.values()]));
$measured.clear()
};
const $measure=()=>import('${library}').then($library=>{
for(const $name of ${JSON.stringify(VITALS)})$library['on'+$name](({id,value})=>$measured.set(id,[$name,Math.round(value*1000)/1000]));
document.addEventListener('visibilitychange',()=>{if(document.hidden)$send()});
addEventListener('pagehide',$send)
}).catch(()=>{});
const $later=()=>self.requestIdleCallback?requestIdleCallback($measure,{timeout:5000}):setTimeout($measure,1000);
if(document.readyState=='complete')$later();else addEventListener('load',$later)
})()`)
}

/** Speed of pages as visitors experience it, for the metrics. Disabled without `SITE_VITALS_SAMPLE`. Editors in a preview are not counted. */
export const webVitals: Feature = {
  endpoints: [reports],
  services: {
    // The development server has no built assets.
    documentScript: () => (sample() > 0 && !import.meta.env.DEV && !previewSession() ? vitalsScript(sample(), LIBRARY, REPORTS) : undefined),
  },
}
