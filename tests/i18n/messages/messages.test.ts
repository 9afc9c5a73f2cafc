import { expect, test } from 'vitest'
import { differences } from '../../../scripts/messages/message-problems.ts'
import { pseudo } from '../../../scripts/messages/pseudo-messages.ts'
import { m } from '#paraglide/messages.js'

const plural = (forms: Record<string, string>) => [
  { declarations: ['input count', 'local n = count: plural', 'local shown = count: number'], selectors: ['n'], match: forms },
]

test('messages: Arabic has six plural forms', () => {
  const counted = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 1000].map((count) => m.stories_count({ count }, { locale: 'ar' }))
  expect(counted).toEqual(['لا قصص', 'قصة واحدة', 'قصتان', '3 قصص', '10 قصص', '11 قصة', '99 قصة', '100 قصة', '102 قصة', '103 قصص', '1,000 قصة'])
})

test('messages: numbers are formatted for the language', () => {
  expect(m.stories_count({ count: 1234 }, { locale: 'de' })).toBe('1.234 Geschichten')
  expect(m.stories_count({ count: 1 }, { locale: 'en' })).toBe('1 story')
  expect(m.stories_count({ count: 0 }, { locale: 'fr' })).toBe('0 récit')
})

test('differences: reports a missing plural form, a missing parameter and an unknown parameter', () => {
  const base = plural({ 'n=one': '{shown} story', 'n=other': '{shown} stories' })
  expect(differences(base, plural({ 'n=one': 'a', 'n=two': 'b', 'n=few': 'c', 'n=many': 'd', 'n=other': 'e' }), 'ar')).toEqual([
    'has no form for n=zero, which its language needs',
  ])
  expect(differences('Close', ' ', 'de')).toEqual(['is empty'])
  expect(differences(base, plural({ 'n=*': '{shown}件' }), 'ja')).toEqual([])
  expect(differences('Page {page} of {pages}', 'Seite {page} von {seiten}', 'de')).toEqual([
    'uses {seiten}, which is not a parameter of the message',
    'leaves out {pages}',
  ])
})

test('pseudo message: is longer, accented and in brackets, and contains the same parameters', () => {
  const made = pseudo('Page {page} of {pages}')
  expect(made).toMatch(/^⟦Þåĝé \{page\} õf \{pages\}·+⟧$/)
  expect(made.length).toBeGreaterThanOrEqual('Page {page} of {pages}'.length + Math.ceil('Page  of '.length * 0.4))
})
