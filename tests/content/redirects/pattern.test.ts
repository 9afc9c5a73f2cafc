import { expect, test } from 'vitest'
import { comparablePath, filled, isMadeBy, leadsIntoItself, matchOf, readPattern, withoutLanguage } from '../../../src/content/redirects/pattern.ts'

function pattern(text: string) {
  const read = readPattern(text)
  if ('problem' in read) throw new Error(`${text} ${read.problem}.`)
  return read
}

test.each([
  ['/old', undefined, '/old'],
  ['old/', undefined, '/old'],
  [' //old//page/ '.trim(), undefined, '/old/page'],
  ['/de/alt', 'de', '/alt'],
  ['/de/geschichten/alt', 'de', '/stories/alt'],
  ['/geschichten/alt', undefined, '/stories/alt'],
  ['/caf%c3%a9', undefined, '/café'],
  ['/caf%C3%A9', undefined, '/café'],
  ['/café'.normalize('NFD'), undefined, '/café'],
  ['/xx/old', undefined, '/xx/old'],
  ['/old.html', undefined, '/old.html'],
  ['/100%', undefined, '/100%'],
])('readPattern: %s is compared as %s %s', (text, locale, before) => {
  expect(pattern(text)).toEqual({ locale, before, after: undefined })
})

test('readPattern: a full address of this site is read as its path', async () => {
  const { siteOrigin } = await import('../../../src/i18n/addresses/site-origin.ts')
  expect(pattern(`${siteOrigin()}/de/alt/*`)).toEqual({ locale: 'de', before: '/alt/', after: '' })
  expect(readPattern(siteOrigin())).toEqual({ problem: 'is the home page' })
})

test.each([
  ['https://elsewhere.example/old', 'another site'],
  ['https://', 'another site'],
  ['/old?id=1', 'query or a fragment'],
  ['/old#part', 'query or a fragment'],
  ['/*/old/*', 'more than one *'],
  ['/', 'home page'],
  ['/de', 'home page'],
])('readPattern: returns the problem with %s', (text, reason) => {
  expect(readPattern(text)).toEqual({ problem: expect.stringContaining(reason) })
})

test.each([
  ['/old/*', '/old/a/b', 'a/b'],
  ['/old/*', '/old', ''],
  ['/old/*', '/older', undefined],
  ['/old*', '/older', 'er'],
  ['/old/*.html', '/old/a.html', 'a'],
  ['/old/*.html', '/old/.htm', undefined],
  ['/old', '/old', ''],
  ['/old', '/old/a', undefined],
  ['/*', '/anything/at/all', 'anything/at/all'],
])('matchOf: %s matches %s with %s', (text, path, rest) => {
  expect(matchOf(pattern(text), path)).toBe(rest)
})

test.each([
  ['/new/*', 'a/b c', '/new/a/b%20c'],
  ['/new', 'a', '/new'],
  ['/*', '/evil.example', '/evil.example'],
  ['/*', '//evil.example/x', '/evil.example/x'],
  ['https://shop.example/*', 'a', 'https://shop.example/a'],
  ['https://shop.example/?q=*', 'a&b', 'https://shop.example/?q=a%26b'],
  ['https://shop.example/*', '@evil.example', 'https://shop.example/%40evil.example'],
  ['https://shop.example/$1/*', '$&', 'https://shop.example/$1/%24%26'],
])('filled: %s is filled with %s to %s', (address, rest, expected) => {
  expect(filled(address, rest)).toBe(expected)
})

test.each([
  '*',
  'https://*',
  'https://*.example/',
  'https://shop.example*',
  'https://shop.example:*/',
  'https:*',
  '//*',
  'javascript:*',
  'https://a\\*/',
  '/*/*',
])('filled: a wildcard cannot set the host: %s returns undefined', (address) => {
  expect(filled(address, 'evil.example')).toBeUndefined()
})

test('leadsIntoItself: detects a wildcard whose targets match it again', () => {
  expect(leadsIntoItself(pattern('/news/*'), '/news/old/*')).toBe(true)
  expect(leadsIntoItself(pattern('/news/*'), '/stories/*')).toBe(false)
  expect(leadsIntoItself(pattern('/news'), '/news/*')).toBe(false)
  expect(isMadeBy('/news/old/*', '/news/old/x')).toBe(true)
  expect(isMadeBy('/news/old/*', '/news/x')).toBe(false)
})

test('comparablePath: ignores the spelling of a path, and its language if the prefix mode allows one', () => {
  expect(comparablePath('/recits/%C3%A9t%C3%A9/')).toBe('/stories/été')
  expect(comparablePath('/')).toBe('/')
  expect(comparablePath('/de/x')).toBe('/de/x')
  expect(['/fr/recits/x', '/fr', '/recits/x'].map(withoutLanguage)).toEqual(['/recits/x', '', '/recits/x'])
})
