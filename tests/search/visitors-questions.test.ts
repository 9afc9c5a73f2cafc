import { afterAll, expect, test } from 'vitest'
import { indexedSpace } from './indexed-space.ts'
import { HELD_BACK } from './questions/held-back.ts'
import { unanswered } from './questions/question.ts'
import { QUESTIONS } from './questions/questions.ts'

const store = await indexedSpace()
afterAll(() => store[Symbol.asyncDispose]())

/** Maximum questions of thirty without an answer among the first three results. */
const MAX_UNANSWERED = 3

for (const [locale, questions] of Object.entries(QUESTIONS))
  test(`search: answers at least 27 of 30 visitors' questions in ${locale} among the first three`, () => {
    const all = [...questions, ...(HELD_BACK[locale] ?? [])]
    const missed = unanswered(all, (words) => store.search(locale, { words, skip: 0, limit: 10 }).hits.map(({ key }) => key))
    expect(all).toHaveLength(30)
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(MAX_UNANSWERED)
  })
