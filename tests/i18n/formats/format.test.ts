import { expect, test } from 'vitest'
import { formats } from '../../../src/i18n/formats/format.ts'
import { countWords } from '../../../src/i18n/words.ts'
import { LOCALES } from '../../../src/i18n/locales.ts'

const START = '2027-03-13T19:30+01:00'

test('formats: times are in the time zone of the site, regardless of the server', () => {
  expect(formats('de').time('2027-03-13T18:30:00Z')).toBe('19:30')
  expect(formats('de').time('2027-07-13T18:30:00Z')).toBe('20:30')
  expect(formats('de').date('2026-12-31T23:30:00Z')).toBe('1. Januar 2027')
})

test('formats: a date without a time stays that day', () => {
  expect(formats('en').date('2027-01-01')).toBe('1 January 2027')
})

test('formats: a range repeats no part', () => {
  expect(formats('de').range(START, '2027-03-13T23:00+01:00')).toBe('Samstag, 13. März 2027, 19:30–23:00 Uhr')
  expect(formats('fr').range(START, undefined)).toBe('samedi 13 mars 2027, 19:30')
  expect(formats('en').range(START, '2027-03-17T14:00+01:00')).toBe('Saturday, 13 March 2027, 19:30 – Wednesday, 17 March 2027, 14:00')
  expect(formats('en').range('2027-03-13', '2027-03-13')).toBe('Saturday, 13 March 2027')
})

test.each([
  ['en', 'Sunday, 13 December 2026, 21:00–02:00', 'Sunday, 21:00–02:00', 'Dec 2026'],
  ['de', 'Sonntag, 13. Dezember 2026, 21:00–02:00 Uhr', 'Sonntag, 21:00–02:00 Uhr', 'Dez. 2026'],
  ['fr', 'dimanche 13 décembre 2026, 21:00 – 02:00', 'dimanche, 21:00 – 02:00', 'déc. 2026'],
  ['ar', 'الأحد، 13 ديسمبر 2026، 21:00–02:00', 'الأحد، 21:00–02:00', 'ديسمبر 2026'],
  ['ja', '2026年12月13日日曜日 21:00～02:00', '日曜日 21:00～02:00', '2026年12月'],
] as const)('%s: an evening that ends after midnight is printed once, in the order of its region', (locale, range, hours, month) => {
  const format = formats(locale)
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  expect(plain(format.range('2026-12-13T21:00+01:00', '2026-12-14T02:00+01:00'))).toBe(range)
  expect(plain(format.hours('2026-12-13T21:00+01:00', '2026-12-14T02:00+01:00'))).toBe(hours)
  expect(
    plain(
      format
        .monthParts('2026-12-13T21:00+01:00')
        .map(({ text }) => text)
        .join(''),
    ),
  ).toBe(month)
})

test('hours: of several days names both weekdays, and across months both full dates', () => {
  const { hours } = formats('en')
  expect(hours('2027-08-23T10:00+02:00', '2027-08-27T14:00+02:00')).toBe('Monday, 10:00 – Friday, 14:00')
  expect(hours('2027-08-02T10:00+02:00', '2027-08-09T14:00+02:00')).toBe('Monday, 10:00 – Monday, 14:00')
  expect(hours('2027-08-23', '2027-09-02')).toBe('Monday, 23 August 2027 – Thursday, 2 September 2027')
  expect(hours('2027-08-31T22:00+02:00', '2027-09-01T01:00+02:00')).toBe('Tuesday, 22:00–01:00')
})

test('day: several days of a month are a range, a night is one evening', () => {
  expect(formats('en').day('2027-08-23T09:00+02:00', '2027-08-27T17:00+02:00')).toBe('23–27')
  expect(formats('en').day('2026-12-13T20:00+01:00', '2026-12-14T02:00+01:00')).toBe('13')
})

test.each(LOCALES)('formats: %s has every format', (locale) => {
  const format = formats(locale)
  for (const text of [format.monthAndYear(START), format.weekday(START), format.hours(START, undefined), format.bytes(1_234_567), format.bytes(10)])
    expect(text).not.toBe('')
  expect(formats(locale)).toBe(format)
})

test('formats: numbers, lists, relative times, language names and sort order follow the language', () => {
  expect(formats('de').number(1234.5)).toBe('1.234,5')
  expect(formats('en').list(['one', 'two', 'three'])).toBe('one, two and three')
  expect(formats('ar').list(['أ', 'ب'])).toBe('أ وب')
  const now = new Date('2027-03-13T12:00:00Z')
  expect(formats('en').relative('2027-03-14T12:00:00Z', now)).toBe('tomorrow')
  expect(formats('de').relative('2027-02-20T12:00:00Z', now)).toBe('vor 3 Wochen')
  expect(formats('fr').relative('2027-03-13T12:00:00Z', now)).toBe('maintenant')
  expect(formats('fr').language('de')).toBe('allemand')
  expect(['z', 'ä', 'a'].toSorted(formats('de').compare)).toEqual(['a', 'ä', 'z'])
})

test('money: an amount has its currency at the place of the language, and no empty decimals', () => {
  expect(formats('en').money(1234.5, 'EUR')).toBe('€1,234.50')
  expect(formats('en').money(19, '$')).toBe('$19')
  expect(formats('de').money(19, 'eur')).toBe('19\u00A0€')
  expect(formats('de').money(19, '$')).toBe('19\u00A0$')
  expect(formats('ja').money(1234, 'JPY')).toBe('￥1,234')
})

test('countWords: counts words in scripts without spaces', () => {
  expect(countWords('星はなぜまたたくのか', 'ja')).toBeGreaterThan(3)
  expect(countWords('Why do stars twinkle?', 'en')).toBe(4)
})
