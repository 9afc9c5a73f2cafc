import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import site from '#config'
import type { SiteSettings } from '../../src/config/site.ts'
import { withSettings } from '../support/with-settings.ts'

const ONE = { locales: site.locales.filter(({ tag }) => tag === site.baseLocale) }

/** Renders the navigation with links to languages on a site with other settings. */
async function navigation(settings: Partial<SiteSettings>): Promise<string> {
  const [{ LanguageNavigation }, { LocaleProvider }] = await withSettings(settings, () =>
    Promise.all([import('../../src/layout/language/LanguageLinks.tsx'), import('../../src/i18n/messages/locale-context.ts')]),
  )
  return renderToStaticMarkup(
    <LocaleProvider locale={site.baseLocale}>
      <LanguageNavigation className={undefined}>Deutsch</LanguageNavigation>
    </LocaleProvider>,
  )
}

test('language menu and links: a site with one language has neither', async () => {
  const { LanguageMenu } = await withSettings(ONE, () => import('../../src/layout/language/LanguageMenu.tsx'))
  expect(renderToStaticMarkup(<LanguageMenu locale={site.baseLocale} meta={undefined} />)).toBe('')
  expect(await navigation(ONE)).toBe('')
  const { LanguageLinks } = await withSettings(ONE, () => import('../../src/layout/language/LanguageLinks.tsx'))
  expect(renderToStaticMarkup(<LanguageLinks locale={site.baseLocale} meta={undefined} />)).toBe('')
})

test('language links: a site with several languages has a navigation with them', async () => {
  expect(await navigation({})).toMatch(/^<nav.*Deutsch<\/nav>$/)
})
