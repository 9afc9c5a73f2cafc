import { expect, test } from 'vitest'
import { minutesToRead } from '../../../src/i18n/words.ts'

test.each([
  ['en', 'Stars twinkle. ', 440, 4],
  ['de', 'Sterne funkeln. ', 440, 4],
  ['ar', 'النجوم تتلألأ. ', 350, 5],
  ['ja', '星はまたたく。', 360, 6],
  ['zh-Hans', '星光闪烁。', 260, 4],
  ['zh-TW', '星光閃爍。', 260, 4],
  ['ko', '별이 반짝인다. ', 440, 4],
  ['fa', 'ستاره‌ها می‌درخشند. ', 350, 5],
])('minutesToRead: counts a text in %s by the units of its script', (tag, sentence, times, minutes) => {
  expect(minutesToRead(sentence.repeat(times), tag)).toBe(minutes)
})

test('minutesToRead: ignores spaces and punctuation, and returns at least one minute', () => {
  expect(minutesToRead(`${'、。　「」―\n'.repeat(2000)}星`, 'ja')).toBe(1)
  expect(minutesToRead('', 'en')).toBe(1)
})
