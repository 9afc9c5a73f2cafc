import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { spaceModelOfExport } from 'content-mapping/reading/space-model-of-export.ts'

test("inferMapping: the mapping of the site's model stays the same", async () => {
  const { mapping, home } = inferMapping(spaceModelOfExport(JSON.parse(readFileSync('tests/fixtures/space.json', 'utf8')), 'fixtures'))
  await expect(`${JSON.stringify({ home, types: mapping.types }, undefined, 2)}\n`).toMatchFileSnapshot('../expectations/own-space.txt')
})
