import { expect, test } from 'vitest'
import { nearestMessages } from '../../../src/i18n/messages/nearest-messages.ts'

const FILES = ['ar', 'de', 'en', 'es', 'fa', 'fr', 'he', 'ja', 'nb', 'pt', 'pt-BR', 'zh-Hans', 'zh-Hant']

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['en-US-u-va-posix', 'en'],
  ['zh-Hant-TW', 'zh-Hant'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh', 'zh-Hans'],
  ['yue', 'zh-Hant'],
  ['pt', 'pt'],
  ['pt-BR', 'pt-BR'],
  ['pt-AO', 'pt'],
  ['no', 'nb'],
  ['nn-NO', 'nb'],
  ['iw', 'he'],
  ['es-419', 'es'],
  ['de-x-formal', 'de'],
  ['az-Arab', undefined],
  ['sw', undefined],
  ['und-x-klingon', undefined],
  ['fa-Latn', undefined],
])('nearestMessages: for %s returns %s', (tag, nearest) => {
  expect(nearestMessages(tag, FILES)).toBe(nearest)
})

test('nearestMessages: prefers another region of the language to another language, but ignores other scripts', () => {
  expect(nearestMessages('pt-PT', ['en', 'pt-BR'])).toBe('pt-BR')
  expect(nearestMessages('zh-Hans', ['en', 'zh-Hant'])).toBeUndefined()
})
