import { expect, test } from 'vitest'
import { japanesePhrases } from '../../src/i18n/japanese-phrases.ts'

test.each([
  ['望遠鏡の覗き方', ['望遠鏡の', '覗き方']],
  ['観測の方法と装置', ['観測の', '方法と', '装置']],
  ['メリディアン天文台', ['メリディアン', '天文台']],
  ['夜までお待ちしています', ['夜まで', 'お待ちしています']],
  ['ふたご座流星群', ['ふたご座流星群']],
  ['北アフリカ', ['北アフリカ']],
  ['乗り換え案内', ['乗り換え案内']],
  ['屋根の上を6分', ['屋根の', '上を', '6分']],
  ['13日の金曜日、23時46分', ['13日の', '金曜日、23時46分']],
  ['', ['']],
])('japanesePhrases: breaks no word of %s', (text, phrases) => {
  expect(japanesePhrases(text)).toEqual(phrases)
  expect(phrases.join('')).toBe(text)
})
