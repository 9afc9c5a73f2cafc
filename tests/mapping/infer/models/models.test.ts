import { expect, test } from 'vitest'
import { AMATEURS } from './amateurs.ts'
import { misreadings } from './check.ts'
import { FURTHER_MODELS } from './further.ts'
import { GROWN } from './grown.ts'
import { STARTERS } from './starters.ts'
import { USUAL_MODELS } from './usual.ts'

test.each([...AMATEURS, ...USUAL_MODELS, ...FURTHER_MODELS, ...STARTERS, ...GROWN])('inferMapping: $name is understood from its model alone', (each) => {
  expect(misreadings(each)).toEqual([])
})
