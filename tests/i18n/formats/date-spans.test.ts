import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { daysOf, separatorsOf, spanOf } from '../../../src/i18n/formats/date-spans.ts'

/** An evening, and four days of a month, in each language of the messages. Dates and separators follow CLDR. Days have the dash of hours. */
const WRITTEN: Readonly<Record<string, readonly [evening: string, days: string]>> = {
  ar: ['الجمعة، 13 مارس 2026، 19:30–23:00', '24–27 ديسمبر'],
  cs: ['pátek 13. března 2026 19:30–23:00', '24.–27. prosince'],
  da: ['fredag den 13. marts 2026 19.30–23.00', '24.–27. december'],
  de: ['Freitag, 13. März 2026, 19:30–23:00 Uhr', '24.–27. Dezember'],
  el: ['Παρασκευή 13 Μαρτίου 2026, 19:30–23:00', '24–27 Δεκεμβρίου'],
  en: ['Friday, March 13, 2026, 19:30 – 23:00', 'December 24 – 27'],
  es: ['viernes, 13 de marzo de 2026, 19:30–23:00', '24–27 de diciembre'],
  fa: ['۱۴۰۴ اسفند ۲۲, جمعه،\u200F ۱۹:۳۰ تا ۲۳:۰۰', '۳ تا ۶ دی'],
  fi: ['perjantai 13. maaliskuuta 2026 19.30–23.00', '24.–27. joulukuuta'],
  fr: ['vendredi 13 mars 2026, 19:30 – 23:00', '24 – 27 décembre'],
  he: ['יום שישי, 13 במרץ 2026, 19:30–23:00', '24–27 בדצמבר'],
  hi: ['शुक्रवार, 13 मार्च 2026, 19:30–23:00', '24–27 दिसंबर'],
  hu: ['2026. március 13., péntek 19:30–23:00', 'december 24–27.'],
  id: ['Jumat, 13 Maret 2026 19.30–23.00', '24–27 Desember'],
  it: ['venerdì 13 marzo 2026, 19:30–23:00', '24–27 dicembre'],
  ja: ['2026年3月13日金曜日 19:30～23:00', '12月24～27日'],
  ko: ['2026년 3월 13일 금요일 19:30 ~ 23:00', '12월 24일 ~ 27일'],
  nb: ['fredag 13. mars 2026, 19:30–23:00', '24.–27. desember'],
  nl: ['vrijdag 13 maart 2026, 19:30–23:00', '24–27 december'],
  pl: ['piątek, 13 marca 2026, 19:30–23:00', '24–27 grudnia'],
  'pt-BR': ['sexta-feira, 13 de março de 2026 19:30 – 23:00', '24 – 27 de dezembro'],
  pt: ['sexta-feira, 13 de março de 2026 19:30 – 23:00', '24 – 27 de dezembro'],
  ro: ['vineri, 13 martie 2026, 19:30–23:00', '24–27 decembrie'],
  ru: ['пятница, 13 марта 2026 г., 19:30–23:00', '24–27 декабря'],
  sv: ['fredag 13 mars 2026 19:30–23:00', '24–27 december'],
  th: ['วันศุกร์ที่ 13 มีนาคม พ.ศ. 2569 19:30–23:00', '24–27 ธันวาคม'],
  tr: ['13 Mart 2026 Cuma 19:30–23:00', '24–27 Aralık'],
  uk: ['пʼятниця, 13 березня 2026 р., 19:30–23:00', '24–27 грудня'],
  vi: ['Thứ Sáu, 13 tháng 3, 2026 19:30–23:00', '24–27 tháng 12'],
  'zh-Hans': ['2026年3月13日星期五 19:30–23:00', '12月24–27日'],
  'zh-Hant': ['2026年3月13日 星期五 19:30 – 23:00', '12月24 – 27日'],
}
const UTC = { timeZone: 'UTC' } as const

test('date spans: each language of the messages has an expectation', () => {
  const tags = readdirSync('messages').map((file) => file.replace('.json', ''))
  expect(tags.toSorted()).toEqual(Object.keys(WRITTEN).toSorted())
})

test.each(Object.entries(WRITTEN))('%s: an evening has its day once and its hours as a range, and days have their month once', (tag, [evening, days]) => {
  const full = new Intl.DateTimeFormat(tag, { ...UTC, dateStyle: 'full' })
  const clock = new Intl.DateTimeFormat(tag, { ...UTC, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const show = (made: Intl.DateTimeFormat) => (iso: string) => made.format(new Date(iso))
  const separators = separatorsOf(tag)
  const plain = (text: string) => text.replaceAll(/[^\S\n]/g, ' ')
  expect(plain(spanOf('2026-03-13T19:30:00Z', '2026-03-13T23:00:00Z', show(full), show(clock), separators))).toBe(evening)
  const dayAndMonth = new Intl.DateTimeFormat(tag, { ...UTC, day: 'numeric', month: 'long' })
  expect(plain(daysOf(dayAndMonth, '2026-12-24T00:00:00Z', '2026-12-27T00:00:00Z', separators))).toBe(days)
})
