import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { beforeAll, expect, test } from 'vitest'
import type { ShareDrawing } from '../../../src/content/pages/page-services.server.ts'
import { draw, studio } from '../../../src/features/share-pictures/draw.server.ts'
import { fittedTitle } from '../../../src/features/share-pictures/layout.server.ts'
import type { Locale } from '../../../src/i18n/locales.ts'

const room = studio()
if (!room) throw new Error('This machine cannot draw.')
const { artist } = room

const require = createRequire(import.meta.url)
const versionOf = (name: string): string => require(`${name}/package.json`).version

/** Versions of the libraries with which the positions were measured. After an update, check the pictures and record the new positions. */
const MEASURED_WITH = {
  '@fontsource-variable/fraunces': '5.3.0',
  '@fontsource-variable/noto-naskh-arabic': '5.3.0',
  '@fontsource-variable/noto-sans-jp': '5.3.1',
  '@fontsource-variable/source-sans-3': '5.3.0',
}

const TITLES: Readonly<Record<string, readonly [Locale, string]>> = {
  english: ['en', 'The long night of the small planets'],
  german: ['de', 'Rindfleischetikettierungsüberwachung und Öffnungszeiten'],
  french: ['fr', 'L’œil de l’été\u{202f}: «\u{a0}ciel profond\u{a0}»'],
  arabic: ['ar', 'كيف نقرأ خريطة النجوم: ليالي ٢٠٢٦ (الجزء الأوّل) مع Vega'],
  japanese: ['ja', '銀河を観る夜――望遠鏡の覗き方・はじめの一歩（入門）'],
  'english on an arabic page': ['ar', 'Deep Sky 2026: a night in Wadi Rum'],
  'cyrillic and greek': ['en', 'Созвездие Ὠρίων'],
}

/** Size and positions of the words of each title. */
const POSITIONS: Readonly<Record<string, string>> = {
  english: '92 a802c869d772',
  german: '48 c83c0574c4a2',
  french: '92 6d11cd812cd9',
  arabic: '70 d2e726b6f3da',
  japanese: '62 3eee54b19137',
  'english on an arabic page': '70 aaaa1de7279d',
  'cyrillic and greek': '92 d8be1cce242e',
}

const drawing = (locale: Locale, title: string): ShareDrawing => ({ locale, title, siteName: 'Vitrine' })

beforeAll(async () => {
  // A font is loaded with the first picture that needs it.
  for (const [locale, title] of Object.values(TITLES)) await draw(drawing(locale, title), undefined)
})

/** Returns the words of a title with their positions in pixels. */
async function words(locale: Locale, title: string) {
  const { size, node } = await fittedTitle(artist, drawing(locale, title), true)
  const { runs } = await artist.measure(node, locale, 600)
  return { size, runs: runs.map(({ text, x, y, width }) => ({ text, x: Math.round(x), y: Math.round(y), width: Math.round(width) })) }
}

test('fonts: have the versions with which the positions were measured', () => {
  for (const [name, version] of Object.entries(MEASURED_WITH)) expect(versionOf(name), name).toBe(version)
})

test('fittedTitle: a Japanese title with long words stays within the picture', async () => {
  const { runs } = await words('ja', '凍てつく草原のふたご座流星群')
  for (const { text, x, width } of runs) expect.soft(x + width, text).toBeLessThanOrEqual(600)
})

test.each(Object.entries(TITLES))('the title in %s: its words have the recorded positions', async (name, [locale, title]) => {
  const found = await words(locale, title)
  expect(`${found.size} ${createHash('sha256').update(JSON.stringify(found)).digest('hex').slice(0, 12)}`).toBe(POSITIONS[name])
})

test('Arabic titles: run from right to left, joined, with numbers and brackets in the correct direction', async () => {
  const { size, runs } = await words('ar', TITLES['arabic']?.[1] ?? '')
  const at = (text: string) => runs.find((run) => run.text.trim() === text) ?? expect.unreachable(text)
  const first = runs.filter(({ y }) => y === Math.min(...runs.filter(({ text }) => text.trim() !== '').map((run) => run.y)))
  expect(at('كيف').x).toBeGreaterThan(at('نقرأ').x)
  expect(first.length).toBeGreaterThan(1)
  // Isolated letters are half as wide again.
  const alone = await artist.measure(
    { type: 'text', text: 'ا ل ن ج و م'.replaceAll(' ', '\u{200c}'), style: { fontFamily: 'Noto Naskh Arabic', fontSize: size, fontWeight: 600 } },
    'ar',
    1000,
  )
  const apart = alone.runs.reduce((sum, { width }) => sum + width, 0)
  expect(runs.find(({ text }) => text.includes('النجوم'))?.width).toBeLessThan(apart * 0.8)
})

test('Japanese titles: characters are as wide as they are high, and none is missing', async () => {
  const { size, runs } = await words('ja', TITLES['japanese']?.[1] ?? '')
  const letters = runs.flatMap(({ text }) => [...text])
  const width = runs.reduce((sum, run) => sum + run.width, 0)
  const shown = letters.filter((letter) => letter !== '\u{200b}')
  expect(shown.join('')).toBe(TITLES['japanese']?.[1])
  expect(Math.abs(width - shown.length * size)).toBeLessThan(size)
})

test('fittedTitle: cuts a title that is too long for any size, and breaks a word wider than its line', async () => {
  const long = await fittedTitle(artist, drawing('de', 'Eine Überschrift, die gar nicht mehr aufhören will. '.repeat(8)), true)
  expect(long.node.style).toMatchObject({ lineClamp: expect.any(Number), overflowWrap: 'anywhere' })
  const { height, runs } = await artist.measure(long.node, 'de', 600)
  expect(height).toBeLessThanOrEqual(372)
  const word = await words('de', 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz')
  expect(Math.max(...word.runs.map(({ x, width }) => x + width))).toBeLessThanOrEqual(600)
  expect(runs.length).toBeGreaterThan(4)
})
