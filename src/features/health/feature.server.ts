import { HEALTH_PLACE } from '#app/i18n/addresses/place.ts'
import type { Feature } from '#app/server/feature.server.ts'
import { closeTranslations, dismissOnSite, openTranslations } from './translations/site-translations.server.ts'
import { draftsShown } from '#app/content/preview/current-preview.server.ts'
import type { Endpoint } from '#app/server/endpoint.server.ts'
import { backTo, readForm, readLocale } from '#app/server/request/form.server.ts'
import { plainText } from '#app/server/response/plain-text.server.ts'
import { contentHealth } from './site-health.server.ts'
import { asJunit } from './output/junit.ts'
import { narrowed, healthSearch } from './page/narrow.ts'

const PATH = /^(?:\/[^/]+)?\/_health\.(?:json|xml)$/

/**
 * Serves the health report as JSON and as JUnit XML for CI. Responds with 404 to visitors without a preview of all content, like the page of
 * the report.
 */
const healthEndpoint: Endpoint = {
  isAt: (pathname) => PATH.test(pathname),
  methods: ['GET', 'HEAD'],
  policy: 'preview',
  async answer(_request, _call, { pathname, searchParams }) {
    if (draftsShown()?.scope !== 'all') return plainText(404, 'Not found.')
    const report = await contentHealth()
    const shown = { ...report, findings: narrowed(report.findings, healthSearch(Object.fromEntries(searchParams))) }
    if (pathname.endsWith('.json')) return Response.json(shown)
    return new Response(asJunit(shown, { isStrict: searchParams.has('strict') }), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
  },
}

const DISMISS_PATH = /^(?:\/[^/]+)?\/_health\/translations\/dismiss$/

/** Accepts an outdated translation as it is, from a form of the page. If its source has changed meanwhile, the page shows the new change. */
const dismissEndpoint: Endpoint = {
  isAt: (pathname) => DISMISS_PATH.test(pathname),
  methods: ['POST'],
  policy: 'preview',
  async answer(request, _call, { pathname }) {
    if (draftsShown()?.scope !== 'all') return plainText(404, 'Not found.')
    const form = await readForm(request)
    if (!form) return plainText(403, 'This form was sent from another site.')
    const given = (name: string) => form.get(name) ?? ''
    await dismissOnSite({ entry: given('entry'), field: given('field'), locale: given('language'), source: given('source') })
    return new Response(null, { status: 303, headers: { Location: backTo(form.get('to'), readLocale(undefined, pathname)) } })
  },
}

/** The report about the content and its translations, for editors. */
export const health: Feature = {
  endpoints: [healthEndpoint, dismissEndpoint],
  services: { healthPage: HEALTH_PLACE },
  contentOpened: openTranslations,
  close: closeTranslations,
}
