import { expect, test } from 'vitest'
import { LOCALES } from '../../../src/i18n/locales.ts'
import { preferredLocaleScript } from '../../../src/layout/language/preferred-locale-script.ts'

/** Runs the inline script with a simulated browser. Returns the detected language and the offer that was shown. */
function run(cookie: string, languages: readonly string[], kept: string | null = null) {
  const dataset: { preferredLocale?: string } = {}
  let shown: string | undefined
  const document = {
    cookie,
    documentElement: { dataset },
    querySelector: (selector: string) => ({ removeAttribute: () => void (shown = /"(.*)"/.exec(selector)?.[1]) }),
  }
  // State that the inline script `intentScript` holds.
  const early = { plain: new AbortController() }
  // eslint-disable-next-line no-new-func -- the script is text, as the page contains it
  const script = new Function('document', 'navigator', 'localStorage', 'early', 'addEventListener', preferredLocaleScript(JSON.stringify(LOCALES)))
  script(document, { languages }, { getItem: () => kept }, early, () => undefined)
  return { preferred: dataset.preferredLocale, shown }
}

test.each<[string, string[], string | undefined]>([
  ['', ['de-AT', 'en'], 'de'],
  ['', ['de-Latn-DE-1996'], 'de'],
  ['', ['pt-BR', 'fr-CA'], 'fr'],
  ['', ['ar-x-private', 'en'], 'ar'],
  ['', ['AR-eg'], 'ar'],
  ['', ['tlh', 'pt'], undefined],
  ['', [], undefined],
  ['', ['den'], undefined],
  ['a=b; locale=ja', ['de'], 'ja'],
  ['locale=xx', ['de'], 'de'],
  ['locale=__proto__; locale=fr', ['de'], 'fr'],
])('preferredLocaleScript: cookie %j and languages %j prefer %s', (cookies, languages, expected) => {
  expect(run(cookies, languages)).toEqual({ preferred: expected, shown: expected })
})

test('preferredLocaleScript: a visitor with a dismissed offer gets no other', () => {
  expect(run('', ['de'], 'dismissed')).toEqual({ preferred: undefined, shown: undefined })
})
