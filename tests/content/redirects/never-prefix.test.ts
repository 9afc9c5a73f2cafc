import { expect, test } from 'vitest'
import { changedSpace, copyOf, link } from '../../support/spaces/export-file.ts'
import { withSettings } from '../../support/with-settings.ts'

process.env['CONTENT_SPACE'] = changedSpace(({ entries }) => {
  const model = entries.find(({ fields }) => 'from' in fields && 'permanent' in fields)
  if (!model) throw new Error('The space has no redirect.')
  for (const status of ['301', '308'])
    entries.push({
      ...copyOf(model, `made-${status}`),
      fields: { from: { en: `/made-${status}` }, target: { en: link('Entry', 'page-visit') }, status: { en: status } },
    })
})

test('localePrefix never: no redirect is permanent, because addresses name no language', async () => {
  const [{ openContent }, { pageByPath }] = await withSettings({ localePrefix: 'never' }, async () => [
    await import('../../../src/site-content/site-content.server.ts'),
    await import('../../../src/pages/page/page.server.ts'),
  ])
  const content = await openContent('en')
  expect(await pageByPath(content, 'made-301')).toMatchObject({ kind: 'moved', permanent: false, status: 302 })
  expect(await pageByPath(content, 'made-308')).toEqual({ kind: 'moved', href: expect.stringMatching(/\/visit$/), permanent: false })
})
