import { expect, test } from 'vitest'
import site from '#config'
import { shownMessages } from '../../scripts/messages/inlang-settings.ts'
import { languagesWithoutMessages } from '../../scripts/messages/message-problems.ts'
import { localeSettingsOf } from '../../scripts/languages/locale-settings.ts'

const siteOf = (...codes: readonly string[]) => ({
  ...site,
  ...localeSettingsOf(codes.map((code, index) => ({ code, name: code, isDefault: index === 0, fallbackCode: undefined }))),
})

test('shownMessages: regions of a language share its messages, which are compiled once', () => {
  expect(shownMessages(siteOf('en-US', 'en-GB', 'de-AT', 'fr'))).toEqual(['en', 'de', 'fr'])
})

test('shownMessages: a language without messages uses those of the base language, and one sentence names it', () => {
  const some = siteOf('de-AT', 'sw', 'und-x-klingon', 'ja')
  expect(shownMessages(some)).toEqual(['de', 'ja'])
  expect(languagesWithoutMessages(some)).toEqual([
    expect.stringMatching(/without messages show the texts of "de", marked as such: Kiswahili \(sw\), und-x-klingon \(und-x-klingon\)\.$/),
  ])
  expect(languagesWithoutMessages(siteOf('en-US', 'de-AT', 'ja'))).toEqual([])
})

test('shownMessages: uses English if the base language has no messages either', () => {
  expect(shownMessages(siteOf('sw', 'de'))).toEqual(['en', 'de'])
})
