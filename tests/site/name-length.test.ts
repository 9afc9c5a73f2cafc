import { expect, test } from 'vitest'
import { nameLength } from '../../src/layout/header/name-length.ts'

test.each([
  ['Moon', undefined],
  ['Meridian Observatory', undefined],
  ['Griffith Observatory, Los Angeles', 'long'],
  ['Deutsches Zentrum für Luft- und Raumfahrt, Außenstelle Neustrelitz', 'longest'],
  ['メリディアン天文台', 'long'],
  ['国立天文台', undefined],
  ['Volkssternwarte', 'long'],
  ['Planetariumsgesellschaft', 'longest'],
  ['国立天文台野辺山', 'long'],
  ['국립과천과학관 천체투영관과 관측소', 'long'],
  ['หอดูดาว เชียงใหม่', undefined],
])('nameLength: %s is %s', (name, length) => {
  expect(nameLength(name)).toBe(length)
})
