import { expect, test } from 'vitest'
import { localeSettingsOf } from '../../scripts/languages/locale-settings.ts'
import { withSettings } from '../support/with-settings.ts'

/** Loads a module of a site with these languages. Also returns a function that asserts that a tag is one of them. */
async function inSiteOf<Module>(codes: string, load: () => Promise<Module>) {
  const locales = codes.split(' ').map((code, index) => ({ code, name: code, isDefault: index === 0, fallbackCode: undefined }))
  const [module, { isLocale }] = await withSettings(localeSettingsOf(locales), () => Promise.all([load(), import('../../src/i18n/locales.ts')]))
  const localeOf = (tag: string) => {
    if (!isLocale(tag)) throw new Error(`${tag} is no language of the site.`)
    return tag
  }
  return { module, localeOf }
}

// The messages of the fixtures are in English, German, French, Arabic and Japanese.

test('said: adds the locale of a message if it differs from the page', async () => {
  const { module, localeOf } = await inSiteOf('en-US de-AT fa sw', () => import('../../src/i18n/messages/message-text.ts'))
  expect(['en-US', 'de-AT', 'fa', 'sw'].map(module.messageLanguageOf)).toEqual(['en-US', 'de-AT', 'en', 'en'])
  expect(module.messageText('Menu', localeOf('fa'))).toEqual({ text: 'Menu', locale: 'en' })
  expect(module.messageText('Menü', localeOf('de-AT'))).toEqual({ text: 'Menü' })
})

test('messages: come from the nearest available language', async () => {
  const { module, localeOf } = await inSiteOf('en-US de-AT fa', () => import('../../src/i18n/messages/messages-of-server.ts'))
  const messageText = (tag: string) => module.m.skip_to_content({}, { locale: localeOf(tag) })
  expect(messageText('de-AT')).toBe('Zum Inhalt springen')
  expect(messageText('fa')).toBe(messageText('en-US'))
})

test('readLayout: offers few of many languages, each in its own words', async () => {
  const codes = 'en-US en-GB de-AT de-CH fr ar ja sw fa zu xh af sq sr mk bs hr sl et lv lt'
  const { module, localeOf } = await inSiteOf(codes, () => import('../../src/layout/site-layout/layout-content.server.ts'))
  const { offers } = await module.readLayout(localeOf('en-US'))
  expect(offers.map(({ locale }) => locale)).toEqual(['en-GB', 'de-AT', 'de-CH', 'fr', 'ar', 'ja'])
})
