import { expect, test } from 'vitest'
import { changedSpace, resource } from '../../support/spaces/export-file.ts'

// The site's content layer on the embedded service, with a changed copy of the space.
process.env['CONTENT_SPACE'] = changedSpace((space) => {
  resource(space.entries, 'about-hero').fields['layout'] = { en: 'plate' }
})
const { openContent } = await import('../../../src/site-content/site-content.server.ts')
const { pageByPath } = await import('../../../src/pages/page/page.server.ts')

test('hero: an entry of the previous content model has the framed layout', async () => {
  const found = await pageByPath(await openContent('en'), 'about')
  expect(found.kind === 'page' && found.page.sections[0]).toMatchObject({ type: 'hero', id: 'about-hero', layout: 'framed' })
})
