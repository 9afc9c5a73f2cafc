import { expect, test } from 'vitest'
import { changedSpace, link, resource } from '../../support/spaces/export-file.ts'

process.env['CONTENT_SPACE'] = changedSpace(({ entries }) => {
  const shows = (id: string, picture: string) => (resource(entries, id).fields['picture'] = { en: link('Asset', picture) })
  const hero = (id: string, picture: string, focalPoint: string) => {
    shows(id, picture)
    resource(entries, id).fields['focalPoint'] = { en: focalPoint }
  }
  hero('about-hero', 'dome-open-night', 'right')
  hero('home-hero', 'dome-at-dusk', 'bottom_right')
  shows('seo-home', 'dome-at-dusk')
  hero('visit-hero', 'meridian-hall', 'left')
  shows('seo-visit', 'dome-open-night')
})
const [{ openContent }, { withPageServices }, { offerDrawing, offered }, { homePage, pageByPath }] = await Promise.all([
  import('../../../src/site-content/site-content.server.ts'),
  import('../../../src/content/pages/page-services.server.ts'),
  import('../../../src/features/share-pictures/offers.server.ts'),
  import('../../../src/pages/page/page.server.ts'),
])

/** Returns the picture for the drawing of a page. An empty path is the home page. */
async function pictureOf(path: string) {
  const content = await openContent('en')
  await withPageServices({ offerDrawing }, () => (path === '' ? homePage(content) : pageByPath(content, path)))
  return offered('en', path === '' ? '/en' : `/en/${path}`)?.drawing.picture
}

test('share picture: a page without a picture for shared links has the picture of its hero, with its focal point', async () => {
  expect(await pictureOf('about')).toMatchObject({ url: expect.stringContaining('dome-open-night'), focalPoint: 'right' })
})

test('share picture: the home page has the focal point of its hero, also if the same picture is chosen for shared links', async () => {
  expect(await pictureOf('')).toMatchObject({ url: expect.stringContaining('dome-at-dusk'), focalPoint: 'bottom_right' })
})

test('share picture: another picture for shared links does not have the focal point of the hero', async () => {
  expect(await pictureOf('visit')).toMatchObject({ url: expect.stringContaining('dome-open-night'), focalPoint: 'center' })
})
