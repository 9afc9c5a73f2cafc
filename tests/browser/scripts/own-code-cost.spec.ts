import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeCopy } from '../../support/site-copy.ts'
import { withoutOwnCode } from '../../support/without-own-code.ts'
import { expect, test } from '../fixtures.ts'

const PRODUCT = '.cache/copies/product'

/** Returns the scripts and styles of a build by their names. The names contain hashes of the content. */
function browserFiles(folder: string): Record<string, string> {
  const files = globSync('dist/client/**/*.{js,css}', { cwd: folder }).toSorted()
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}

test('empty site/: scripts and styles are those of a product that cannot be extended, byte for byte', { tag: '@exhaustive' }, async () => {
  test.setTimeout(240_000)
  const [product, without] = [browserFiles(PRODUCT), browserFiles(await makeCopy('without-own-code', (_, folder) => withoutOwnCode(folder)))]
  expect(Object.keys(product).length).toBeGreaterThan(30)
  expect(Object.keys(product)).toEqual(Object.keys(without))
  // A comparison of the texts would print whole scripts.
  expect(Object.keys(product).filter((file) => product[file] !== without[file])).toEqual([])
})
