import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { projectFindings } from '../../scripts/prose/project-findings.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

let folder: string
let found: string[]
beforeEach(() => {
  folder = temporaryFolder('prose')
  found = []
  for (const name of ['one', 'two']) writeFileSync(join(folder, name), name)
})

/** Returns the texts of the findings in two files. Notes in `found` which files were read again. */
async function find(rules = 'rules'): Promise<string[]> {
  const findings = await projectFindings({
    files: ['one', 'two'].map((name) => join(folder, name)),
    cache: join(folder, 'cache/prose.json'),
    rules,
    find: (path, source) => {
      found.push(path.slice(folder.length + 1))
      return [{ area: 'docs', path, line: 1, rule: 'test', text: source }]
    },
  })
  return findings.map(({ text }) => text)
}

test('projectFindings: reads only changed files again', async () => {
  expect(await find()).toEqual(['one', 'two'])
  expect(found).toEqual(['one', 'two'])
  writeFileSync(join(folder, 'two'), 'changed')
  expect(await find()).toEqual(['one', 'changed'])
  expect(found).toEqual(['one', 'two', 'two'])
})

test('projectFindings: reads all files again if a rule changed or the cache is incomplete', async () => {
  await find()
  await find('other rules')
  expect(found).toEqual(['one', 'two', 'one', 'two'])
  writeFileSync(join(folder, 'cache/prose.json'), '{"')
  expect(await find()).toEqual(['one', 'two'])
  expect(found).toHaveLength(6)
})
