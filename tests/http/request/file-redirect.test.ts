import { expect, test } from 'vitest'
import type { fileRedirect as FileRedirect } from '../../../src/server/request/file-redirect.server.ts'
import { LOCALE_PREFIXES, type LocalePrefix } from '../../../src/config/site.ts'
import type { Moved } from '../../../src/content/redirects/find-redirect.server.ts'
import { withSettings } from '../../support/with-settings.ts'

const modes = new Map<LocalePrefix, typeof FileRedirect>()
// One after the other, because settings are replaced for the whole process.
for (const localePrefix of LOCALE_PREFIXES)
  modes.set(localePrefix, (await withSettings({ localePrefix }, () => import('../../../src/server/request/file-redirect.server.ts'))).fileRedirect)

/** Requests a file for which the redirects of some languages have a target. Returns a summary of the response. */
async function asked(mode: LocalePrefix, known: Readonly<Record<string, Omit<Moved, 'kind' | 'href'> | 'gone'>>): Promise<string> {
  const request = new Request('http://localhost/old.html', { headers: { 'Accept-Language': 'de' } })
  const answer = await modes.get(mode)?.(
    request,
    async (locale) => {
      const found = known[locale]
      if (found === undefined) return undefined
      return found === 'gone' ? { kind: 'gone' } : { kind: 'moved', href: `/${locale}/new`, ...found }
    },
    (locale) => new Response(locale, { status: 410 }),
  )
  return answer ? [answer.status, answer.headers.get('Location') ?? (await answer.text()), answer.headers.get('Vary')].filter(Boolean).join(' ') : 'missing'
}

const NEGOTIATED = 'Accept-Language, Cookie'

test.each<[Parameters<typeof asked>[1], string, string]>([
  [{}, 'missing', 'missing'],
  [{ de: { permanent: true } }, `307 /de/new ${NEGOTIATED}`, 'missing'],
  [{ en: { permanent: true } }, `307 /en/new ${NEGOTIATED}`, '308 /en/new'],
  [{ en: { permanent: true, status: 301 }, de: { permanent: true, status: 301 } }, `302 /de/new ${NEGOTIATED}`, '301 /en/new'],
  [{ en: { permanent: false, status: 302 } }, `302 /en/new ${NEGOTIATED}`, '302 /en/new'],
  [{ en: { permanent: false } }, `307 /en/new ${NEGOTIATED}`, '307 /en/new'],
  [{ en: 'gone' }, `410 de ${NEGOTIATED}`, '410 en'],
])('fileRedirect: a file with the redirects %j', async (known, negotiated, asNeeded) => {
  expect(await asked('always', known)).toBe(negotiated)
  expect(await asked('never', known)).toBe(negotiated)
  expect(await asked('as-needed', known)).toBe(asNeeded)
})
