import { expect, test } from 'vitest'
import { ABSENT_TYPES } from '../../fixtures/absent-types.ts'
import type { SearchStore } from '../../../src/features/search/running/search-store.ts'
import { isRemoved } from '../indexed-space.ts'
import { HELD_BACK } from './held-back.ts'
import { LATER_HELD_BACK, LATER_QUESTIONS } from './later-questions.ts'
import { unanswered } from './question.ts'
import { QUESTIONS } from './questions.ts'
import { UNSEEN_QUESTIONS, UNUSED_QUESTIONS } from './unseen-questions.ts'

/** Maximum share of questions without an answer among the first three results. Without some page types, words have other weights. */
const MAX_UNANSWERED = ABSENT_TYPES.length > 0 ? 0.2 : 0.1

const SETS = { first: [30, QUESTIONS, HELD_BACK], later: [30, LATER_QUESTIONS, LATER_HELD_BACK], last: [20, UNSEEN_QUESTIONS, UNUSED_QUESTIONS] } as const

/** Defines a test for each set of visitors' questions and each language, which searches an index. */
export function testQuestions(store: SearchStore): void {
  for (const [name, [count, sets, heldBack]] of Object.entries(SETS))
    for (const [locale, questions] of Object.entries(sets))
      test(`search: answers at least ${count * (1 - MAX_UNANSWERED)} of the ${name} ${count} visitors' questions in ${locale} among the first three`, () => {
        const all = [...questions, ...(heldBack[locale] ?? [])]
        // Pages of page types that the product lacks answer no question.
        const answerable = all.filter(([, ...answers]) => !answers.every(isRemoved))
        const missed = unanswered(answerable, (words) => store.search(locale, { words, skip: 0, limit: 10 }).hits.map(({ key }) => key))
        expect(all).toHaveLength(count)
        expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(answerable.length * MAX_UNANSWERED)
      })
}
