import { expect, test } from 'vitest'
import { isNear } from '../../src/features/search/not-found/near.ts'

const page = (title: string, slug: string, headings: readonly string[] = []) => ({ title: { text: title }, headings, place: { route: 'story', slug } as const })

test.each([
  ['line of the noons', page('The line of noon', 'the-line-of-noon')],
  ['telescpoe', page('The telescope', 'telescope')],
  ['oeffnungszeit', page('Besuch', 'besuch', ['Anfahrt', 'Öffnungszeiten'])],
  ['プラネタリウム番組', page('プラネタリウム', 'プラネタリウム')],
  ['horaires ouverture', page('Visite', 'visite', ['Horaires'])],
  ['corona', page('The corona’s minutes', 'the-coronas-minutes')],
  ['القبه السماويه', page('القبّة السماوية', 'القبة-السماوية')],
])('isNear: %s is near to a page that is spelled like it', (words, near) => {
  expect(isNear(words, near)).toBe(true)
})

test.each([
  ['no such page here', page('Dark-sky reserve', 'dark-sky-reserve', ['Where to go', 'Who is here'])],
  ['no such page here', page('The sunspot diary', 'the-sunspot-diary', ['Page by page'])],
  ['nothing here', page('Heads or tails for two galaxies', 'heads-or-tails', ['Nothing touches', 'The odds'])],
  ['nothing here', page('Lamp 417', 'lamp-417', ['White, cheap and everywhere'])],
  ['nothing here', page('The year Saturn lost its rings', 'saturn', ['Thin as nothing else'])],
  ['annual report 2019', page('Support', 'support', ['Report a fault', 'Why it helps'])],
  ['求人案内', page('館内案内図', '館内図')],
])('isNear: %s is not near to a page that merely holds some of its words', (words, far) => {
  expect(isNear(words, far)).toBe(false)
})
