import { expect, test } from 'vitest'
import { pageOf } from '../../support/page-of.ts'
import { entryOf, typeOf } from '../project/custom-space.ts'
import { inferredSite } from './custom-site.ts'

/** Opens a site on a space with custom content types, whose home page has a title. */
async function siteWithHome(title: string) {
  const field = (text: string) => ({ 'en-US': text })
  const types = [
    typeOf('page', 'title', [
      ['title', 'Symbol'],
      ['slug', 'Symbol'],
      ['text', 'Text'],
    ]),
  ]
  const entries = [
    entryOf('home', 'page', { title: field(title), slug: field('home'), text: field('Boats leave at nine, and return at noon.') }),
    entryOf('tours', 'page', { title: field('Harbour tours'), slug: field('tours'), text: field('A tour takes two hours.') }),
  ]
  const { homePage, openContent } = await inferredSite(types, entries)
  const { pageCard } = await import('../../../src/entries/page/page-type.server.ts')
  const { documentOf } = await import('../../../src/features/search/documents/document-of.server.ts')
  const content = await openContent('en')
  const [entry] = await content.all({ 'sys.id': 'home' })
  if (!entry) throw new Error('There is no home page.')
  const { title: heading, meta } = await pageOf(homePage(content))
  const found = await documentOf(content, 'home')
  return { name: content.siteName, titles: [heading.text, meta.title, pageCard(entry)?.title.text, found?.title.text] }
}

test('home page of a custom model: is known by the name of the site if its title only names the place', async () => {
  const { name, titles } = await siteWithHome('Home page')
  expect(name).not.toBe('Home page')
  expect(titles).toEqual([name, name, name, name])
})

test('home page of a custom model: keeps a title that names more than its place', async () => {
  const { titles } = await siteWithHome('Boats of Sandwick')
  expect(titles).toEqual(Array(4).fill('Boats of Sandwick'))
})
