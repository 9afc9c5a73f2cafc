import { expect, test, vi } from 'vitest'
import { openContent } from '../../../src/site-content/site-content.server.ts'
import { homePage, pageByPath } from '../../../src/pages/page/page.server.ts'
import { readLayout } from '../../../src/layout/site-layout/layout-content.server.ts'
import { storiesPage } from '../../../src/pages/story/listing/listing.server.ts'
import { pagesOfTypes } from '../../page-types/type-pages.ts'
import { readSpace } from '../../support/spaces/space.ts'

const types = await pagesOfTypes()

test('demonstration space: nothing is reported as a problem', async () => {
  const reports = vi.spyOn(console, 'warn')
  const content = await openContent('ja')
  await readLayout('ja')
  await homePage(content)
  await storiesPage(content, undefined, 1)
  for (const { sys } of readSpace().entries) {
    const type = sys.contentType.sys.id
    const [entry] = type in types ? await content.all({ 'sys.id': sys.id, include: 0 }) : []
    const slug = entry?.text('slug')
    if (slug !== undefined) expect((await types[type]?.entry(content, slug))?.kind, sys.id).toBe('page')
    const place = type === 'page' ? content.pagePlace(sys.id, 'ja') : undefined
    if (place?.route === 'page') expect((await pageByPath(content, place.path)).kind, sys.id).toBe('page')
  }
  expect(reports.mock.calls.flat()).toEqual([])
})
