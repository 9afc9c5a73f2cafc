import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formats } from '../../../src/i18n/formats/format.ts'
import { initialOf } from '../../../src/i18n/formats/initial.ts'
import { LOCALES } from '../../../src/i18n/locales.ts'

/** Words of each language of the messages in alphabetical order, each with the letter under which it is listed. */
const SORTED: Readonly<Record<string, string>> = {
  ar: 'أحمد:ا باب:ب تاج:ت جبل:ج قمر:ق',
  cs: 'áčko:A ananas:A cena:C čas:Č ďábel:D hora:H chata:Ch Škoda:Š zima:Z žena:Ž',
  da: 'Anders:A zebra:Z ært:Æ øl:Ø å:Å Aage:Å',
  de: 'Apfel:A Äpfel:A Öl:O Über:U zebra:Z',
  el: 'αβγό:Α άλφα:Α Έλενα:Ε ωμέγα:Ω',
  en: 'apple:A Éclair:E zebra:Z',
  es: 'árbol:A chico:C llave:L nube:N ñu:Ñ oso:O',
  fa: 'بابا:ب پدر:پ کتاب:ک گل:گ',
  fi: 'aamu:A vesi:V zebra:Z åbo:Å äiti:Ä öljy:Ö',
  fr: 'cote:C été:E Œuvre:Œ zèbre:Z',
  he: 'אב:א גמל:ג',
  hi: 'अनार:अ कमल:क',
  hu: 'ablak:A ágy:A cukor:C csiga:Cs dal:D gyufa:Gy óra:O őr:Ö öröm:Ö zebra:Z zsír:Zs',
  id: 'apel:A zaitun:Z',
  it: 'àncora:A zebra:Z',
  ja: 'あさ:あ かき:か がくしゃ:か パン:は',
  ko: '가방:ㄱ 까치:ㄱ 나무:ㄴ 한국:ㅎ',
  nb: 'Anders:A zebra:Z ære:Æ øl:Ø å:Å Aase:Å',
  nl: 'appel:A één:E ijs:I zebra:Z',
  pl: 'as:A ąb:Ą lampa:L łoś:Ł ser:S śnieg:Ś zima:Z źrebak:Ź żaba:Ż',
  'pt-BR': 'água:A chave:C zebra:Z',
  pt: 'água:A chave:C zebra:Z',
  ro: 'sat:S șal:Ș tren:T țap:Ț',
  ru: 'еда:Е ёлка:Е йод:Й',
  sv: 'ara:A éclair:E zebra:Z å:Å ärla:Ä öga:Ö',
  th: 'กา:ก ขนม:ข',
  tr: 'cam:C çay:Ç ılık:I ispanak:İ su:S şal:Ş',
  uk: 'гай:Г ґанок:Ґ день:Д їжак:Ї',
  vi: 'an:A ăn:Ă ấm:Â chim:C dao:D đá:Đ',
  'zh-Hans': '北京:北',
  'zh-Hant': '一:一',
}

test('initials: every language of the messages has a case', () => {
  expect(Object.keys(SORTED).toSorted()).toEqual(
    readdirSync('messages')
      .map((file) => file.slice(0, -'.json'.length))
      .toSorted(),
  )
})

test.each(Object.entries(SORTED))('%s: words are listed under the letters of the language', (tag, words) => {
  const found = words
    .split(' ')
    .map((each) => each.split(':')[0] ?? '')
    .map((word) => `${word}:${initialOf(word, tag)}`)
  expect(found.join(' ')).toBe(words)
})

test('initials: skip quotation marks and digits, and are empty without letters', () => {
  expect(initialOf('“Éclairs”', 'en')).toBe('E')
  expect(initialOf('3 steps', 'en')).toBe('S')
  expect(initialOf('1984', 'en')).toBe('')
})

test.each(Object.entries(SORTED))('%s: the words are in the alphabetical order of the language', (tag, words) => {
  const sorted = words.split(' ').map((each) => each.split(':')[0] ?? '')
  const locale = LOCALES.find((each) => each === tag)
  const compare = locale ? formats(locale).compare : new Intl.Collator(tag).compare
  expect(sorted.toReversed().toSorted(compare)).toEqual(sorted)
})
