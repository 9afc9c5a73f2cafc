import { describe, expect, test } from 'vitest'
import { excerptOf } from '../../src/features/search/index/hits/excerpt.ts'

/** Returns the excerpt around the first occurrence of a word. */
function around(text: string, word: string): string {
  const start = text.indexOf(word)
  expect(start).toBeGreaterThan(0)
  return excerptOf(text, [{ start, end: start + word.length, what: word }]).text
}

const WORDS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen '

describe('excerptOf: does not begin within an address', () => {
  test.each([
    ['en', `${WORDS}write to hello@meridian.example or call +49 30 5550 1887, our only contact`, 'contact'],
    ['de', `${WORDS}schreiben Sie an gruppen@meridian.example oder rufen Sie an, damit wir den Termin vormerken und den Kontakt halten`, 'Kontakt'],
    ['fr', `${WORDS}plus de détails sur https://www.meridian.example/fr/visite?jour=1.2 ou par téléphone, pour nos contacts`, 'contacts'],
    ['ar', `${'كلمة '.repeat(20)}اكتبوا إلى hello@meridian.example أو اتصلوا بنا في أوقات الدوام للحصول على معلومات الاتصال`, 'الاتصال'],
    ['hi', `${'शब्द '.repeat(20)}हमें hello@meridian.example पर लिखें या हमें फ़ोन करें संपर्क`, 'संपर्क'],
  ])('%s', (_, text, word) => {
    const begin = around(text, word).replace('…', '')
    const at = text.indexOf(begin.replace(/…$/, ''))
    expect(text.slice(at - 1, at)).toBe(' ')
    expect(text.slice(at)).not.toMatch(/^(?:example|meridian|www|fr)/)
  })

  test('ja', () => {
    const address = 'hello@meridian.example'
    // Each length puts the beginning at another letter of the address.
    for (let letters = 4; letters < 40; letters += 1) {
      const text = `${'天文台の夜空を見上げる人びとのために'.repeat(4)}お問い合わせは${address}まで${'あ'.repeat(letters)}連絡先です`
      const excerpt = around(text, '連絡先')
      expect(excerpt).toContain('連絡先')
      expect(excerpt.includes(address) || !/[a-z@.]/.test(excerpt), excerpt).toBe(true)
    }
  })
})

test('excerptOf: begins before an address that is longer than the text before a match', () => {
  const address = `https://www.meridian.example/${'a'.repeat(10)}/contact`
  expect(around(`天文台${'の'.repeat(80)}${address}`, 'contact')).toContain('…https://www.meridian.example/')
})

test('excerptOf: does not begin within a number', () => {
  expect(around(`${WORDS}${WORDS}from 12.50 € for adults and their children on all days of the week in the dome`, 'dome')).not.toMatch(/^…?50 €/)
})

test.each([
  ['en', `${WORDS}${WORDS}"Is it open?" Yes, on all days except for Mondays, and the dome has no heating`, 'heating', 'Yes, on'],
  ['de', `${WORDS}${WORDS}Wann? Am Abend, wenn der Himmel klar ist und die Kuppel keine Heizung hat`, 'Heizung', 'Am Abend'],
  ['ar', `${'كلمة '.repeat(30)}متى نفتح؟ في المساء حين تكون السماء صافية والقبّة بلا تدفئة`, 'تدفئة', 'في المساء'],
  ['hi', `${'शब्द '.repeat(30)}हम शाम को खुलते हैं। जब आकाश साफ़ हो और गुंबद में हीटर न हो`, 'हीटर', 'जब आकाश'],
  ['ja', `${'天文台の夜空'.repeat(20)}月曜は休みです。ドームには暖房がありません`, '暖房', 'ドームには'],
])('excerptOf: begins at a sentence, without an ellipsis (%s)', (_, text, word, begin) => {
  expect(around(text, word).startsWith(begin)).toBe(true)
})
