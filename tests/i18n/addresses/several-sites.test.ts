import { expect, test } from 'vitest'
import settings from '#config'
import { sitesOf } from '../../../src/config/sites.ts'
import { addressesOf } from '../../../src/i18n/addresses/urls.ts'

const origins = { de: 'https://stadt.example', fr: 'https://ville.example' }
const [english, german = english] = sitesOf({ ...settings, sites: [{ id: 'city', origin: 'https://city.example', languages: ['en', 'de', 'fr'], origins }] })
const STORY = { route: 'story', slug: 'x' } as const

test('addressesOf: a language on another host has absolute addresses, without a prefix', () => {
  const { pathOf, absoluteUrl } = addressesOf(english)
  expect(pathOf('en', STORY)).toBe('/stories/x')
  expect(pathOf('en', { route: 'home' })).toBe('/')
  expect(pathOf('de', STORY)).toBe('https://stadt.example/geschichten/x')
  expect(pathOf('fr', { route: 'stories', page: 2 })).toBe('https://ville.example/recits?page=2')
  expect(absoluteUrl('en', STORY)).toBe('https://city.example/stories/x')
  expect(absoluteUrl('de', { route: 'home' })).toBe('https://stadt.example/')
})

test('addressesOf: a path without a prefix is in the language of its host', () => {
  const { toInternal, canonicalPath, localeOfPath } = addressesOf(german)
  expect(toInternal('/geschichten/x')).toBe('/de/stories/x')
  expect(canonicalPath('/de/stories/x')).toBe('/geschichten/x')
  expect(canonicalPath('/en/stories/x')).toBe('https://city.example/stories/x')
  expect(canonicalPath('/fr/recits/x.md')).toBe('https://ville.example/recits/x.md')
  expect(localeOfPath('/ar')).toBeUndefined()
})
