import { expect, test } from 'vitest'
import { canDraw } from '../../../src/features/share-pictures/draw.server.ts'
import { phrases, shownText } from '../../../src/features/share-pictures/layout.server.ts'
import { readShareAddress, writeShareAddress } from '../../../src/features/share-pictures/share-address.ts'

test.each([
  ['Sternwarte', true],
  ['مرصد الزوال ٢٠٢٦', true],
  ['Tiếng Việt, Ελληνικά, Кириллица, ő', true],
  ['銀河を観る夜――はじめの一歩', true],
  ['A party 🎉', true],
  ['מצפה כוכבים', false],
  ['ดูดาว', false],
  ['별이 빛나는 밤', false],
])('canDraw: rejects words that no font of the theme contains: %s', (title, isDrawn) => {
  expect(canDraw({ locale: 'en', title, siteName: 'Vitrine' })).toBe(isDrawn)
  expect(canDraw({ locale: 'en', title: 'Vitrine', siteName: title })).toBe(isDrawn)
})

test('shownText: removes emoji and keeps non-breaking spaces', () => {
  expect(shownText(' Stars\n and 👩‍🚀 «\u{a0}ciel\u{a0}» ')).toBe('Stars and «\u{a0}ciel\u{a0}»')
  expect(shownText('Cafe\u{301}')).toBe('Café')
})

test('phrases: lines of text without spaces end between words, and particles stay with their word', () => {
  expect(phrases('望遠鏡の覗き方', 'ja').split('\u{200b}')).toEqual(['望遠鏡の', '覗き方'])
  expect(phrases('星空保護区、23時46分', 'ja')).toBe('星空保護区、23時46分')
  expect(phrases('イネス・キャロウェイ（入門）', 'ja')).toBe('イネス・キャロウェイ（入門）')
})

test('readShareAddress: reads any address that writeShareAddress returned, and rejects others', () => {
  const key = 'a'.repeat(40)
  for (const page of ['/en', '/', '/ar/%D9%82%D8%B5%D8%B5', '/en/stories?topic=moon&page=2', '/en/a.jpg']) {
    const address = writeShareAddress({ locale: 'en', key, page })
    expect(readShareAddress(new URL(address, 'http://localhost'))).toEqual({ locale: 'en', key, page })
  }
  for (const wrong of [
    `/media/share/xx/${key}/en.jpg`,
    `/media/share/en/${key.slice(1)}/en.jpg`,
    `/media/share/en/${key}/en.png`,
    `/media/share/en/${key}.jpg`,
  ]) {
    expect(readShareAddress(new URL(wrong, 'http://localhost')), wrong).toBeUndefined()
  }
})
