import { afterAll } from 'vitest'
import { indexedSpace } from './indexed-space.ts'
import { testQuestions } from './questions/test-questions.ts'

const store = await indexedSpace()
afterAll(() => store[Symbol.asyncDispose]())

testQuestions(store)
