import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askForSpace } from '../../scripts/adopt/ask.ts'

const file = () => join(mkdtempSync(join(tmpdir(), 'vitrine-')), '.env')
/** Creates a prompt that returns the answers one after the other. */
function answering(...answers: string[]) {
  return async () => answers.shift()
}

test('askForSpace: writes answers after a confirmation and keeps the other lines of the file', async () => {
  const path = file()
  expect(await askForSpace(answering('abc', '', 'secret', ''), path)).toBe(true)
  expect(readFileSync(path, 'utf8')).toBe('CONTENTFUL_SPACE_ID=abc\nCONTENTFUL_ENVIRONMENT=master\nCONTENTFUL_DELIVERY_TOKEN=secret\n')
  writeFileSync(path, '# mine\nPORT=4000\nCONTENTFUL_SPACE_ID=\nSITE_CDN=')
  expect(await askForSpace(answering(' def ', 'staging', 'to$1ken', 'y'), path)).toBe(true)
  expect(readFileSync(path, 'utf8')).toBe(
    '# mine\nPORT=4000\nCONTENTFUL_SPACE_ID=def\nSITE_CDN=\nCONTENTFUL_ENVIRONMENT=staging\nCONTENTFUL_DELIVERY_TOKEN=to$1ken\n',
  )
})

test('askForSpace: writes nothing without a confirmation, or if an answer cannot be right', async () => {
  const path = file()
  expect(await askForSpace(answering('abc', '', 'secret', 'no'), path)).toBe(false)
  expect(await askForSpace(answering('abc', '', 'secret'), path)).toBe(false)
  await expect(askForSpace(answering('abc'), path)).rejects.toThrow('CONTENTFUL_ENVIRONMENT must not be empty; nothing was written.')
  await expect(askForSpace(answering('abc/def', '', 'secret', 'y'), path)).rejects.toThrow('CONTENTFUL_SPACE_ID must be the id of a space')
  await expect(askForSpace(answering('', '', '', ''), path)).rejects.toThrow('CONTENTFUL_SPACE_ID must not be empty')
  expect(() => readFileSync(path)).toThrow('ENOENT')
})
