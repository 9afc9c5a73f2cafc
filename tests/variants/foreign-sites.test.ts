import { join } from 'node:path'
import { test } from 'vitest'
import { expectSite } from '../mapping/sites/expect-site.ts'
import { exportFilesIn, FOREIGN, FOREIGN_UNSEEN } from '../support/foreign-spaces.ts'

const files = [FOREIGN, FOREIGN_UNSEEN].flatMap((folder) => exportFilesIn(folder).map((name) => join(folder, name)))

test.skipIf(files.length > 0)('the spaces of other teams are missing beside the project, so none is shown', (context) => context.skip())

test.for(files)('site of %s: has no names for editors, no addresses as labels, no lists of one card, and shows its texts', async (file) => {
  await expectSite(file)
})
