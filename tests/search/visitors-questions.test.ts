import { afterAll, expect, test } from 'vitest'
import { indexedSpace } from './indexed-space.ts'
import { HELD_BACK } from './questions/held-back.ts'
import { LATER_HELD_BACK, LATER_QUESTIONS } from './questions/later-questions.ts'
import { unanswered } from './questions/question.ts'
import { QUESTIONS } from './questions/questions.ts'

const store = await indexedSpace()
afterAll(() => store[Symbol.asyncDispose]())

/** Maximum questions of thirty without an answer among the first three results. */
const MAX_UNANSWERED = 3

const SETS = { first: [QUESTIONS, HELD_BACK], later: [LATER_QUESTIONS, LATER_HELD_BACK] } as const

for (const [name, [sets, heldBack]] of Object.entries(SETS))
  for (const [locale, questions] of Object.entries(sets))
    test(`search: answers at least 27 of the ${name} 30 visitors' questions in ${locale} among the first three`, () => {
      const all = [...questions, ...(heldBack[locale] ?? [])]
      const missed = unanswered(all, (words) => store.search(locale, { words, skip: 0, limit: 10 }).hits.map(({ key }) => key))
      expect(all).toHaveLength(30)
      expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(MAX_UNANSWERED)
    })
