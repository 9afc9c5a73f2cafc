import { afterAll } from 'vitest'
import { indexedSpace } from '../search/indexed-space.ts'
import { testQuestions } from '../search/questions/test-questions.ts'

// The questions that the tests of the product use, on the content of the demonstration.
const store = await indexedSpace()
afterAll(() => store[Symbol.asyncDispose]())

testQuestions(store)
