import { environment } from '../../src/config/env.server.ts'
import { siteOrigin } from '../../src/config/site-origin.server.ts'
import { StartError } from '../../src/config/start-error.ts'
import { linkToken } from '../../src/features/preview/links.server.ts'
import { previewSecret } from '../../src/features/preview/preview-secret.server.ts'
import { localeOfCode } from '../../src/i18n/locales.ts'

/**
 * Returns a function that creates a link to the draft of an entry in a locale of the space, if the site has this language.
 *
 * Throws a `StartError` if the preview has no secret.
 */
export function previewLinks(validity: number): (entry: string, code: string) => string | undefined {
  const secret = previewSecret(environment())
  if (secret === undefined) throw new StartError('--preview-days needs SITE_PREVIEW_SECRET, which is not set: set it to the value that the site has.')
  const until = Date.now() + validity
  return (entry, code) => {
    const locale = localeOfCode(code)
    return locale && new URL(`/api/preview?token=${linkToken({ entry, locale, isWhole: false, isOnce: false, until }, secret)}`, siteOrigin()).href
  }
}
