import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { makeCopy } from '../../support/site-copy.ts'
import { variants } from '../../support/variants.ts'

let folder: string

beforeAll(async () => {
  folder = await makeCopy('added', variants['added'] ?? (() => Promise.reject(new Error('There is no such variant.'))))
}, 300_000)

/** What a command of the packages says of the copy, where it fails. */
function problems(command: string, ...args: string[]): string {
  const { status, stdout } = spawnSync(resolve('node_modules/.bin', command), args, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? '' : stdout
}

/** Do without a file, or a part of one, while something is looked at. */
function without(file: string, part: string | RegExp | undefined, look: () => void): void {
  const path = resolve(folder, file)
  const text = readFileSync(path, 'utf8')
  const rest = part === undefined ? '' : text.replace(part, '')
  expect(rest).not.toBe(text)
  if (part === undefined) rmSync(path)
  else writeFileSync(path, rest)
  try {
    look()
  } finally {
    writeFileSync(path, text)
  }
}

test('with all its parts the site compiles', () => {
  expect(problems('tsc', '--noEmit')).toBe('')
})

test.each([['src/page-types/product/ProductView.tsx', undefined, /ProductView/]])(
  'what is forgotten does not compile, and is named: %s %s',
  (file, part, named) => {
    without(file, part, () => expect(problems('tsc', '--noEmit')).toMatch(named))
  },
  60_000,
)
