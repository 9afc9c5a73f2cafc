import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'vitest'
import { expectSite } from '../mapping/sites/expect-site.ts'

const files = ['../shared/foreign', '../shared/foreign-unseen']
  .map((folder) => resolve(folder))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((name) => resolve(folder, name)))
  .filter((file) => file.endsWith('.json') && !file.endsWith('expected.json'))

test.skipIf(files.length > 0)('the spaces of other teams are missing beside the project, so none is shown', (context) => context.skip())

test.for(files)('site of %s: has no names for editors, no addresses as labels, no lists of one card, and shows its texts', async (file) => {
  await expectSite(file)
})
