import { HEALTH_PLACE } from '#app/i18n/addresses/place.ts'
import type { Feature } from '#app/server/feature.server.ts'
import { healthEndpoint } from './endpoint.server.ts'
import { closeTranslations, openTranslations } from './translations/site-translations.server.ts'

/** The report about the content and its translations, for editors. */
export const health: Feature = {
  endpoints: [healthEndpoint],
  services: { healthPage: HEALTH_PLACE },
  contentOpened: openTranslations,
  close: closeTranslations,
}
