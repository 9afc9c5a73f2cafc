import { expect, test } from 'vitest'
import site from '#config'
import { checkSite } from '../../src/config/check-site.server.ts'
import type { SiteSettings } from '../../src/config/site.ts'
import { StartError } from '../../src/config/start-error.ts'

const good: SiteSettings = site
const ITALIAN = {
  tag: 'it',
  prefix: 'it',
  contentful: 'it',
  dir: 'ltr',
  endonym: 'Italiano',
  segments: Object.assign({ ...site.locales[0]?.segments }, { stories: 'storie', topics: 'temi' }),
} as const

test('checkSite: accepts the settings of the project', () => {
  expect(() => checkSite(good)).not.toThrow()
})

test('checkSite: names an unknown setting at any depth', () => {
  const wrong = {
    ...good,
    orign: 'x',
    limits: { ...good.limits, storiesPerSide: 3 },
    locales: good.locales.map((each) => ({ ...each, endonim: each.endonym })),
  }
  expect(() => checkSite(wrong)).toThrow(/^ {2}orign: there is no such setting$/m)
  expect(() => checkSite(wrong)).toThrow(/^ {2}limits\.storiesPerSide: there is no such setting$/m)
  expect(() => checkSite(wrong)).toThrow(/^ {2}locales\.0\.endonim: there is no such setting$/m)
})

test('checkSite: an unknown way of publishing is named with the known ones', () => {
  // @ts-expect-error: a file of settings may be wrong although it compiles elsewhere.
  expect(() => checkSite({ ...good, publishing: 'field' })).toThrow(/publishing: .*"entry"\|"locale"/)
})

test('checkSite: throws StartError, which is printed without a stack trace', () => {
  expect(() => checkSite({ ...good, origin: 'bakery.example' })).toThrow(StartError)
})

test.each<[string, Partial<SiteSettings>, RegExp]>([
  ['an origin without a scheme', { origin: 'bakery.example' }, /origin: must have scheme and host only.*https:\/\/bakery\.example/],
  ['an origin that ends with a slash', { origin: 'https://bakery.example/' }, /origin: must have scheme and host only/],
  ['an origin of another kind', { origin: 'ftp://bakery.example' }, /origin: must have scheme and host only/],
  ['an origin with a path', { origin: 'https://example.org/site' }, /origin: must have scheme and host only/],
  ['a time zone that does not exist', { timeZone: 'Mars/Olympus' }, /timeZone: not an IANA time zone/],
  ['a base language that is not there', { baseLocale: 'it' }, /baseLocale: "it" is the tag of none/],
  ['a theme that is not there', { theme: 'baroque' }, /theme: there is no such theme; there are .*meridian.*plain/],
  ['a carousel too fast to read', { carousel: { delayMs: 200 } }, /carousel\.delayMs: at least a second/],
  ['two languages with one prefix', { locales: [...good.locales, { ...ITALIAN, prefix: 'en' }] }, /two languages have the same prefix "en"/],
  ['two languages with one Contentful locale', { locales: [...good.locales, { ...ITALIAN, contentful: 'de' }] }, /the same contentful "de"/],
  ['a tag in an unusual spelling', { locales: [...good.locales, { ...ITALIAN, tag: 'IT-it' }] }, /locales\.5\.tag: not a BCP 47 language tag/],
  [
    'a region of another language',
    { locales: [...good.locales, { ...ITALIAN, format: 'de-AT' }] },
    /locales\.5\.format: not a BCP 47 tag of the same language/,
  ],
  [
    'a machine translation of no field',
    { locales: [...good.locales, { ...ITALIAN, machineTranslated: ['body'] }] },
    /locales\.5\.machineTranslated.*a content type and a field, such as story\.body/,
  ],
  ['a region that is no tag', { locales: [...good.locales, { ...ITALIAN, format: 'it_IT' }] }, /locales\.5\.format/],
  [
    'two listings with one segment',
    { locales: [...good.locales, { ...ITALIAN, segments: { ...ITALIAN.segments, topics: 'storie' } }] },
    /"it" names two listings "storie"/,
  ],
  [
    'a segment with a slash',
    { locales: [...good.locales, { ...ITALIAN, segments: { ...ITALIAN.segments, topics: 'a/b' } }] },
    /segments\.topics: one path segment/,
  ],
  ['a cookie that browsers would drop', { localeCookie: { ...good.localeCookie, sameSite: 'none' } }, /localeCookie: .*only if it is secure/],
  ['a sitemap above the protocol’s limit', { limits: { ...good.limits, sitemapAddresses: 60_000 } }, /limits\.sitemapAddresses/],
])('checkSite: %s is named with its remedy', (_what, change, message) => {
  expect(() => checkSite({ ...good, ...change })).toThrow(message)
})

test('checkSite: accepts variants of a language, and names wrong ones', () => {
  const [language = ITALIAN] = good.locales
  const variant = { ...language, tag: `${language.tag}-simple`, prefix: 'simple', contentful: 'simple', variantOf: language.tag }
  const problemsOf = (locales: readonly object[], more: object = {}) => {
    const settings = { ...good, ...more, locales: [...good.locales, ...locales] }
    try {
      // @ts-expect-error: a file of settings may be wrong although it compiles elsewhere.
      checkSite(settings)
    } catch (error) {
      return String(error)
    }
    return ''
  }
  expect(problemsOf([variant, { ...variant, tag: `${language.tag}-x-sign`, prefix: 'sign', contentful: 'sign', signLanguage: 'ase' }])).toBe('')
  expect(problemsOf([{ ...variant, variantOf: 'xx' }])).toContain(`"${variant.tag}" is a variant of "xx", which is the tag of none of the locales`)
  expect(problemsOf([{ ...ITALIAN, tag: 'it-simple', variantOf: language.tag }])).toContain(
    `its tag begins with "${language.tag}", such as "${language.tag}-simple"`,
  )
  expect(problemsOf([variant, { ...variant, tag: `${language.tag}-x-sign`, prefix: 'sign', contentful: 'sign', variantOf: variant.tag }])).toContain(
    `is a variant of "${variant.tag}", which is a variant itself`,
  )
  expect(problemsOf([{ ...ITALIAN, signLanguage: 'ise' }])).toContain('"it" has a signLanguage, so it needs variantOf')
  expect(problemsOf([{ ...variant, signLanguage: 'Sign!' }])).toContain('not a BCP 47 language tag')
  expect(problemsOf([variant], { baseLocale: variant.tag })).toContain('is a variant, so it cannot be the baseLocale')
  expect(problemsOf([variant], { localePrefix: 'never' })).toContain('if localePrefix is never')
  expect(problemsOf([variant], { sites: [{ id: 'a', origin: 'https://a.example', languages: [variant.tag] }] })).toContain(
    `"a" has the language "${variant.tag}" without "${language.tag}", of which it is a variant`,
  )
})
