import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'
import { FOREIGN, FOREIGN_UNSEEN } from '../../support/foreign-spaces.ts'
import { expectSite } from './expect-site.ts'

/** Spaces of different kinds. `tests/variants/foreign-sites.test.ts` covers all. */
const FILES = [join(FOREIGN_UNSEEN, 'lmnts-npts.json'), join(FOREIGN, 'whitep4nth3r-blog-starter.json')]
const there = FILES.filter((file) => existsSync(file))

test.skipIf(there.length === FILES.length)('the spaces of other teams are missing beside the project, so none is shown', (context) => context.skip())

test.for(there)('site of %s: has no names for editors, no addresses as labels, no lists of one card, and shows its texts', async (file) => {
  await expectSite(file)
})
