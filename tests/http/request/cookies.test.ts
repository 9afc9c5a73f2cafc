import { expect, test } from 'vitest'
import { cookieValues } from '../../../src/http/request/cookies.server.ts'

test('all values of a name are given, as they were sent, and of no other name', () => {
  expect(cookieValues('a=1; preview=x.y-z==; other-preview=2;preview=second', 'preview')).toEqual(['x.y-z==', 'second'])
})
