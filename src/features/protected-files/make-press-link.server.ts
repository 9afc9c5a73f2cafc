import { now } from '#app/config/clock.server.ts'
import { previewSession } from '#app/content/preview/current-preview.server.ts'
import type { Endpoint } from '#app/server/endpoint.server.ts'
import { plainText } from '#app/server/response/plain-text.server.ts'
import { backTo, readForm, readLocale } from '#app/server/request/form.server.ts'
import { createdLinkPage } from '#app/features/preview/preview-pages.server.ts'
import { previewSecret } from '#app/features/preview/preview-secret.server.ts'
import { pressLink } from './press-pass.server.ts'

const DAY_SECONDS = 24 * 3600
const DEFAULT_DAYS = 14
const MAX_DAYS = 365

/**
 * Creates a press link to the page that an editor previews. Guests may not create one: a press link opens all embargoes, any number of times.
 * `stylesheet` is the URL of the site’s styles.
 */
export function pressLinks(stylesheet: string): Endpoint {
  return {
    isAt: (pathname) => pathname === '/api/preview/press',
    methods: ['POST'],
    policy: 'preview',
    async answer(request) {
      const [form, session, secret] = [await readForm(request), previewSession(), previewSecret()]
      if (!form || session?.scope !== 'all' || session.guest || secret === undefined) return plainText(403, 'This needs the preview of an editor.')
      const locale = readLocale(form.get('locale'))
      const to = backTo(form.get('to'), locale)
      const days = Math.min(Math.max(Number(form.get('days')) || DEFAULT_DAYS, 1), MAX_DAYS)
      const until = Math.floor(now().getTime() / 1000 + days * DAY_SECONDS)
      return createdLinkPage({ kind: 'press', href: pressLink({ until, to }, secret), until: new Date(until * 1000), to, locale, stylesheet })
    },
  }
}
