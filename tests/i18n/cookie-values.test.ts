import { expect, test } from 'vitest'
import { cookieValues } from '../../src/i18n/cookie-values.ts'

test.each([
  ['a=1; preview=x.y-z==; other-preview=2;preview=second', ['x.y-z==', 'second']],
  ['preview=', ['']],
  ['  preview=a ;   preview=b  ', ['a', 'b']],
  ['preview=preview=c; x preview=d; preview', ['preview=c']],
  ['previews=1; Preview=2; preview =3', []],
  [';;preview=a;;', ['a']],
  ['', []],
  [null, []],
  [undefined, []],
])('cookieValues: reads the values of a name from %j', (cookies, values) => {
  expect([...cookieValues(cookies, 'preview')]).toEqual(values)
})
