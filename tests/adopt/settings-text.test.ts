import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import site from '#config'
import { fingerprintOfLanguages, isEdited, withSettings } from '../../scripts/adopt/settings-text.ts'
import { localeSettingsOf } from '../../scripts/languages/locale-settings.ts'
import { checkSite } from '../../src/config/check-site.server.ts'

const TEXT = readFileSync('tests/fixtures/app.config.ts', 'utf8')
const languages = localeSettingsOf([
  { code: 'nl-NL', name: 'Dutch', isDefault: true, fallbackCode: undefined },
  { code: 'ar', name: 'Arabic', isDefault: false, fallbackCode: 'nl-NL' },
])
const wanted = { name: 'Tidal', theme: 'plain', ...languages }

test('withSettings: replaces the languages of the file with those of the space and keeps the rest', async () => {
  const text = await withSettings('app.config.ts', TEXT, { ...site, name: 'Ours', theme: 'own' }, wanted)
  expect(text).toContain(`baseLocale: 'nl-NL'`)
  expect([...text.matchAll(/tag: '([\w-]+)'/g)].map(([, tag]) => tag)).toEqual(['nl-NL', 'ar'])
  expect(text).toContain("contentful: 'ar'")
  expect(text).not.toContain("name: 'Tidal'")
  const [head = '', tail = ''] = TEXT.split('baseLocale')
  expect(text.startsWith(head)).toBe(true)
  expect(text.endsWith(tail.slice(tail.indexOf('localeCookie')))).toBe(true)
  const { locales, baseLocale } = languages
  expect(() => checkSite({ ...site, locales, baseLocale })).not.toThrow()
})

test('withSettings: replaces the name and theme of the demonstration', async () => {
  const text = await withSettings('app.config.ts', TEXT, { ...site, name: 'Meridian', theme: 'meridian' }, wanted)
  expect(text).toContain("name: 'Tidal'")
  expect(text).toContain("theme: 'plain'")
})

test('withSettings: writes easy language and sign language as variants', async () => {
  const codes = ['de', 'de-simple', 'de-sign']
  const some = localeSettingsOf(codes.map((code) => ({ code, name: code, isDefault: code === 'de', fallbackCode: undefined })))
  const text = await withSettings('app.config.ts', TEXT, site, { ...wanted, ...some })
  expect(text).toMatch(/tag: 'de-simple',\s+variantOf: 'de',\s+prefix: 'de-simple'/)
  expect(text).toMatch(/tag: 'de-x-sign',\s+variantOf: 'de',\s+signLanguage: 'gsg',\s+prefix: 'de-sign'/)
})

test('isEdited: detects an edit of the written settings', async () => {
  const text = await withSettings('app.config.ts', TEXT, site, wanted)
  const { locales, baseLocale } = languages
  expect(isEdited(text, { ...site, locales, baseLocale })).toBe(false)
  expect(isEdited(text, { ...site, locales: locales.slice(1), baseLocale })).toBe(true)
  expect(isEdited(TEXT, { ...site, locales: locales.slice(1) })).toBe(true)
  expect(text).toContain(fingerprintOfLanguages(languages))
})

test('withSettings: rejects a file of another form, and names it', async () => {
  await expect(withSettings('app.config.ts', 'export default { locales: [] }', site, wanted)).rejects.toThrow(
    'app.config.ts has no baseLocale that could be written',
  )
})
