import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyserOf, tokensOf } from '../../src/features/search/analysis/analyser.ts'
import { partsOf } from '../../src/features/search/analysis/compounds.ts'
import { distance } from '../../src/features/search/index/vocabulary.ts'

async function read(language: string, text: string): Promise<string> {
  const { read: units } = await analyserOf(language)
  return units(text)
    .map((unit) => [...tokensOf(unit), ...(unit.kind === 'word' ? unit.stems.map((stem) => `~${stem}`) : [])].join(' '))
    .join(' | ')
}

test.each([
  ['en', 'Galileo’s eye-piece, don’t STARS', 'galileo | eye ~ey | piece ~piec | dont | stars ~star'],
  ['de', 'Mueller Müller Muller', 'muller ~mull | muller ~mull | muller ~mull'],
  ['de', 'Straße Häuser neue Frauen', 'strasse ~strass | hauser ~haus | neue ~neu | frauen ~frau'],
  ['fr', "l’étoile qu'observées aujourd’hui", 'etoile ~etoil | observees ~observ ~observe | aujourd | hui'],
  ['ar', 'والنجوم المكتبات التلّ قُبّة ٢٠٢٧', 'والنجوم ~نجوم | المكتبات ~مكتب | التل | قبه | 2027'],
  ['tr', 'İstanbul’da ışık', 'istanbul | isik'],
  ['ru', 'Ёлка', 'елка ~елк'],
  ['el', 'Άστρο ουρανός', 'αστρο ~αστρ | ουρανοσ ~ουραν'],
  ['vi', 'Đài thiên văn', 'dai | thien | van'],
  ['x-klingon', 'Qapla', 'qapla'],
])('%s: %s', async (language, text, wanted) => {
  expect(await read(language, text)).toBe(wanted)
})

test.each([
  ['ja', 'ｵｰﾛﾗを見る', 'オー ーロ ロラ ラヲ ヲ見 見ル ル'],
  ['ja', 'ISS通過', 'iss | 通過 過'],
  ['ja', '2027年の', '2027 | 年ノ ノ'],
  ['ja', 'ヴェガ', 'ベガ ガ'],
  ['ja', 'コンピューター', 'コン ンピ ピュ ュー ータ タ'],
  ['zh-Hant', '望遠鏡', '望遠 遠鏡 鏡'],
  ['ko', '천문대에서', '천문 문대 대에 에서 서'],
  ['th', 'ดูดาว', 'ดูด ดา าว ว'],
])('read: splits text without spaces in %s into overlapping pairs: %s', async (language, text, wanted) => {
  expect(await read(language, text)).toBe(wanted)
})

test('read: keeps marks on kana that distinguish letters', async () => {
  expect(await read('ja', 'が')).not.toBe(await read('ja', 'か'))
})

test('read: each word has the correct position in any text', async () => {
  const analysers = await Promise.all(['en', 'fr', 'ja', 'ar', 'th'].map(analyserOf))
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...analysers), (text, analyser) => {
      for (const unit of analyser.read(text)) {
        expect(unit.start).toBeLessThan(unit.end)
        expect(unit.end).toBeLessThanOrEqual(text.length)
        expect(tokensOf(unit).every((token) => token !== '' && !/\s/.test(token))).toBe(true)
      }
    }),
  )
})

test('read: treats characters whose compatibility form contains spaces as words without spaces', async () => {
  const analyser = await analyserOf('ar')
  expect(
    analyser
      .read('\uFE72 \uFDFA')
      .flatMap(tokensOf)
      .filter((token) => /\s/.test(token)),
  ).toEqual([])
})

test('partsOf: splits compounds into known words', () => {
  const known = new Set(['nacht', 'himmel', 'stern', 'neumond', 'acht', 'beobachtung', 'abend'])
  const cut = (word: string) => partsOf(word, 'de', (part) => known.has(part))
  expect(cut('nachthimmel')).toEqual(['nacht', 'himmel'])
  expect(cut('sternenhimmel')).toEqual(['stern', 'himmel'])
  expect(cut('beobachtungsabend')).toEqual(['beobachtung', 'abend'])
  expect(cut('sternhimmelbeobachtung')).toEqual(['stern', 'himmel', 'beobachtung'])
  expect(cut('neumondnacht')).toEqual(['neumond', 'nacht'])
  expect(cut('unbekannt')).toEqual([])
  expect(partsOf('nachthimmel', 'en', (part) => known.has(part))).toEqual([])
})

test('distance: counts added, removed, changed and swapped letters', () => {
  expect(distance('fernror', 'fernrohr', 2)).toBe(1)
  expect(distance('setrn', 'stern', 2)).toBe(1)
  expect(distance('strane', 'sterne', 2)).toBe(2)
  expect(distance('tselescope', 'telescope', 1)).toBe(1)
  expect(distance('sahturn', 'saturn', 2)).toBe(1)
  expect(distance('mond', 'sonne', 2)).toBe(3)
  expect(distance('star', 'galaxies', 2)).toBe(3)
})

// A visitor types one form of a word, and the page contains another.
test.each([
  ['ar', 'مكتبة', 'المكتبات'],
  ['da', 'stjerne', 'stjerner'],
  ['de', 'Haus', 'Häuser'],
  ['el', 'αστέρι', 'αστέρια'],
  ['el', 'ουρανός', 'ουρανού'],
  ['en', 'star', 'stars'],
  ['es', 'estrella', 'estrellas'],
  ['fa', 'ستاره', 'ستاره‌ها'],
  ['fi', 'talo', 'talossa'],
  ['fr', 'étoile', 'étoiles'],
  ['hi', 'तारा', 'तारों'],
  ['hu', 'csillag', 'csillagok'],
  ['id', 'pameran', 'memamerkan'],
  ['it', 'stella', 'stelle'],
  ['nb', 'stjerne', 'stjerner'],
  ['nl', 'maan', 'manen'],
  ['pt-BR', 'estrela', 'estrelas'],
  ['ro', 'planetă', 'planete'],
  ['ru', 'звезда', 'звёзды'],
  ['sv', 'stjärna', 'stjärnor'],
  ['tr', 'yıldız', 'yıldızlar'],
  ['uk', 'виставка', 'виставки'],
])('read: two forms of a word have a common stem in %s: %s, %s', async (language, one, other) => {
  const analyser = await analyserOf(language)
  const forms = (text: string) => new Set(analyser.read(text).flatMap((unit) => [...tokensOf(unit), ...(unit.kind === 'word' ? unit.stems : [])]))
  expect([...forms(one)].some((form) => forms(other).has(form))).toBe(true)
})
