import { expect, test } from 'vitest'
import { printable } from '../../scripts/processes/printable.ts'

test.each([
  ['a\u001B[2J\u001B[1;1Hb', String.raw`a\u001B[2J\u001B[1;1Hb`],
  ['one\rtwo', String.raw`one\u000Dtwo`],
  ['\u009B31mred', String.raw`\u009B31mred`],
  ['exe\u202Egpj.', String.raw`exe\u202Egpj.`],
  ['مرصد\u200F 星 \t\n', 'مرصد\u200F 星 \t\n'],
])('printable: %j is shown instead of obeyed', (given, shown) => {
  expect(printable(given)).toBe(shown)
})
