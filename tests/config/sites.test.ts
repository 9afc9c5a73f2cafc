import { expect, test } from 'vitest'
import settings from '#config'
import { checkSite } from '../../src/config/check-site.server.ts'
import { sitesAt } from '../../src/config/check-sites.server.ts'
import { parseEnvironment } from '../../src/config/env.server.ts'
import type { SiteOfSeveral } from '../../src/config/site.ts'
import { siteAt, sitesOf } from '../../src/config/sites.ts'
import { themeOf, themesInUse } from '../../src/config/themes-in-use.ts'
import { forgedHosts } from '../support/forged-hosts.ts'

const CITY: SiteOfSeveral = {
  id: 'city',
  origin: 'https://city.example',
  hosts: ['www.city.example'],
  languages: ['en', 'de', 'fr'],
  origins: { de: 'https://stadt.example', fr: 'https://ville.example' },
}
const FUND: SiteOfSeveral = { id: 'fund', origin: 'https://fund.example:8443', languages: ['de', 'ar'], timeZone: 'UTC', name: 'Fund' }
const several = (...sites: SiteOfSeveral[]) => sitesOf({ ...settings, sites })

test('sitesOf: settings without sites are one site that answers every host', () => {
  const sites = sitesOf(settings)
  expect(sites).toHaveLength(1)
  expect(sites[0]).toMatchObject({ id: undefined, origin: settings.origin, tags: ['en', 'de', 'fr', 'ar', 'ja'], baseLocale: 'en', bareLocale: 'en' })
  for (const host of ['', 'localhost:3000', 'anything.example']) expect(siteAt(sites, host)).toBe(sites[0])
})

test('sitesOf: the only language of a host needs no prefix, and the other hosts lead to it', () => {
  const [english, german, french, fund] = several(CITY, FUND)
  expect(english).toMatchObject({ origin: 'https://city.example', hosts: ['city.example', 'www.city.example'], bareLocale: 'en', localePrefix: 'as-needed' })
  expect(german).toMatchObject({ id: 'city', origin: 'https://stadt.example', bareLocale: 'de', baseLocale: 'en', localePrefix: 'as-needed' })
  expect(english.elsewhere.get('fr')).toBe(french)
  expect(german?.elsewhere.get('en')).toBe(english)
  expect(german?.elsewhere.has('de')).toBe(false)
  expect(fund).toMatchObject({ name: 'Fund', timeZone: 'UTC', tags: ['de', 'ar'], baseLocale: 'de', localePrefix: 'always' })
})

test('sitesOf: a variant lives on the host of its language, with a prefix, and is never the language without one', () => {
  const { segments } = settings.locales[0]
  const easy = { tag: 'de-simple', variantOf: 'de', prefix: 'simple', contentful: 'de-simple', dir: 'ltr', endonym: 'Leichte Sprache', segments } as const
  const withEasy = { ...settings, locales: [easy, ...settings.locales] }
  const sites = sitesOf({ ...withEasy, sites: [{ ...CITY, languages: ['de-simple', 'en', 'de'], origins: { de: 'https://stadt.example' } }] })
  const german = sites.find(({ origin }) => origin === 'https://stadt.example')
  expect(german).toMatchObject({ bareLocale: 'de', localePrefix: 'as-needed' })
  expect(german?.elsewhere.has('de-simple')).toBe(false)
  expect(sites.find(({ origin }) => origin === CITY.origin)?.elsewhere.get('de-simple')).toBe(german)
  const [first] = sitesOf({ ...withEasy, sites: [{ ...FUND, languages: ['de-simple', 'de'] }] })
  expect(first.baseLocale).toBe('de')
})

test('sitesOf: SITE_ORIGIN replaces origins by site, and by site and language', () => {
  const { SITE_ORIGIN } = parseEnvironment({
    SITE_ORIGIN: 'city=http://city.localhost:3000,city.de=http://stadt.localhost:3000,fund=http://fund.localhost:3000',
  })
  const origins = sitesOf({ ...settings, sites: [CITY, FUND] }, SITE_ORIGIN).map(({ origin }) => origin)
  expect(origins).toEqual(['http://city.localhost:3000', 'http://stadt.localhost:3000', 'https://ville.example', 'http://fund.localhost:3000'])
  expect(sitesOf(settings, 'https://staging.example')[0].origin).toBe('https://staging.example')
  expect(() => parseEnvironment({ SITE_ORIGIN: 'city=city.example' })).toThrow(/SITE_ORIGIN must have scheme and host only/)
})

test('sitesAt: refuses origins of unknown sites and languages, and two sites on one host', () => {
  const given = (origins: string) => sitesAt({ ...settings, sites: [CITY, FUND] }, origins).map(({ origin }) => origin)
  expect(given('fund=https://fonds.example')).toEqual(['https://city.example', 'https://stadt.example', 'https://ville.example', 'https://fonds.example'])
  expect(() => given('town=https://town.example')).toThrow(/"town" names no site of app\.config\.ts: there are city, city\.en, .*, fund, fund\.de, fund\.ar$/)
  expect(() => given('fund.fr=https://fonds.example')).toThrow(/"fund\.fr" names no site/)
  expect(() => given('fund=https://stadt.example')).toThrow(/two sites would have the host "stadt\.example"/)
  expect(() => sitesAt(settings, 'city=https://city.example')).toThrow(/"city" names no site of app\.config\.ts, which lists no sites$/)
})

test('siteAt: finds a site by its whole host only, in any case', () => {
  const sites = several(CITY, FUND)
  expect(siteAt(sites, 'CITY.example')).toBe(sites[0])
  expect(siteAt(sites, 'www.city.example')).toBe(sites[0])
  expect(siteAt(sites, 'fund.example:8443')).toBe(sites[3])
  expect(siteAt(sites, 'fund.example')).toBeUndefined()
  const forged = forgedHosts(['city.example', 'stadt.example', 'ville.example', 'fund.example:8443'])
  expect(forged.length).toBeGreaterThan(200)
  for (const host of forged) expect(siteAt(sites, host), host).toBeUndefined()
})

test('siteAt: the default port of the origin’s scheme belongs to no host', () => {
  const sites = several(CITY, FUND, { id: 'lab', origin: 'http://lab.example' })
  expect(siteAt(sites, 'city.example:443')).toBe(sites[0])
  expect(siteAt(sites, 'WWW.city.example:443')).toBe(sites[0])
  expect(siteAt(sites, 'stadt.example:443')).toBe(sites[1])
  expect(siteAt(sites, 'lab.example:80')?.id).toBe('lab')
  for (const host of ['city.example:80', 'lab.example:443', 'city.example:4430', 'city.example:0443', 'fund.example:443', 'fund.example:8443:443'])
    expect(siteAt(sites, host), host).toBeUndefined()
})

test('siteAt: an unknown host gets the site that answers such hosts', () => {
  const sites = several(CITY, { ...FUND, unknownHosts: true })
  expect(siteAt(sites, 'evil.example')?.id).toBe('fund')
  expect(siteAt(sites, 'stadt.example')?.id).toBe('city')
})

test.each<[string, readonly SiteOfSeveral[], RegExp]>([
  ['two sites on one host', [CITY, { ...FUND, hosts: ['stadt.example'] }], /the host "stadt\.example" belongs to both "city" and "fund"/],
  ['two sites with one id', [CITY, { ...FUND, id: 'city' }], /two sites have the id "city"/],
  ['an unknown language', [{ ...FUND, languages: ['it'] }], /"fund" has the language "it", which is the tag of none of the locales/],
  ['a base language of another site', [{ ...FUND, baseLocale: 'en' }], /"fund" has the baseLocale "en", which is none of its languages/],
  ['an origin of a language of another site', [{ ...FUND, origins: { fr: 'https://fonds.example' } }], /an origin for "fr", which is none of its languages/],
  ['an origin without a language', [{ ...CITY, languages: ['de', 'fr'] }], /"city" has no language on https:\/\/city\.example/],
  ['languages on several hosts without prefixes', [{ ...CITY, localePrefix: 'never' }], /"city" has languages on several hosts/],
  [
    'two sites for unknown hosts',
    [
      { ...CITY, unknownHosts: true },
      { ...FUND, unknownHosts: true },
    ],
    /only one site can have unknownHosts/,
  ],
  ['a host with a scheme', [{ ...FUND, hosts: ['https://fund.example'] }], /sites\.0\.hosts\.0: must be host or host:port/],
  ['entries that name nothing', [{ ...FUND, entries: {} }], /sites\.0\.entries: must name a tag or a concept, or be unclaimed/],
  ['an empty home page', [{ ...FUND, home: '' }], /sites\.0\.home: /],
  ['no site', [], /sites: leave the setting out/],
])('checkSite: refuses %s', (_, sites, problem) => {
  expect(() => checkSite({ ...settings, sites })).toThrow(problem)
})

test('checkSite: accepts several sites', () => {
  expect(() => checkSite({ ...settings, sites: [CITY, FUND] })).not.toThrow()
})

test('themesInUse: lists the themes of all sites once, and sites without one have that of the settings', () => {
  expect(themesInUse({})).toEqual(['plain'])
  expect(themesInUse({ theme: 'meridian' })).toEqual(['meridian'])
  expect(themesInUse({ theme: 'meridian', sites: [CITY, { ...FUND, theme: 'meridian' }] })).toEqual(['meridian'])
  const ofSites = { theme: 'meridian', sites: [CITY, { ...FUND, theme: 'plain' }] }
  expect(themesInUse(ofSites)).toEqual(['meridian', 'plain'])
  expect([undefined, 'city', 'fund'].map((id) => themeOf(ofSites, id))).toEqual(['meridian', 'meridian', 'plain'])
})

test('checkSite: an unknown theme of a site is named with the known ones', () => {
  expect(() => checkSite({ ...settings, sites: [CITY, { ...FUND, theme: 'velvet' }] })).toThrow(/sites\.1\.theme: there is no such theme; there are .*meridian/)
  expect(() => checkSite({ ...settings, sites: [CITY, { ...FUND, theme: 'plain' }] })).not.toThrow()
})
