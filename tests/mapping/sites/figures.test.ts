import { expect, test } from 'vitest'
import { entry, link } from '../infer/models/model.ts'
import { wordsOfHtml } from './html-words.ts'
import { readForeignSite } from './foreign-site.ts'
import { writtenSpace } from './written-space.ts'

const LINES = {
  page: 'title:s slug:s!@slugEditor sections:ee>figures|counters|partners|tariffs',
  figures: 'heading:s items:ee>stat',
  stat: 'value:s caption:s',
  counters: 'heading:s items:ee>keyStat',
  keyStat: 'label:s amount:i suffix:s',
  partners: 'heading:s items:ee>partnerLogo',
  partnerLogo: 'name:s logo:a website:s',
  tariffs: 'heading:s items:ee>pricePlan',
  pricePlan: 'name:s monthlyPrice:n yearlyPrice:s currency:s',
}
const PICTURES = { mill: { title: 'mill' }, farm: { title: 'farm' } }

/** Returns the HTML of a home page with one section, which lists entries. */
async function home(type: string, items: readonly ReturnType<typeof entry>[]): Promise<string> {
  const section = entry(type, 'section', { heading: 'Old Mill', items: items.map(({ id }) => link(id)) })
  const page = entry('page', 'start', { title: 'Home', slug: 'home', sections: [link('section')] })
  const { html } = await readForeignSite(writtenSpace(LINES, [page, section, ...items], PICTURES))
  return html.get('{"route":"home"}') ?? ''
}

const headingsOf = (html: string) => wordsOfHtml(html).headings

test('statistic: its number and its label are one heading', async () => {
  const html = await home('figures', [
    entry('stat', 'a', { value: '92%', caption: 'of loaves are sold by noon' }),
    entry('stat', 'b', { value: '4,000', caption: 'guests' }),
    entry('stat', 'c', { value: '3 days', caption: 'for a sourdough' }),
  ])
  expect(headingsOf(html)).toEqual(expect.arrayContaining(['92% of loaves are sold by noon', '4,000 guests', '3 days for a sourdough']))
  expect(html).not.toContain('Caption')
})

test('statistic: a number without a text has the unit and the label of its entry', async () => {
  const counters = [entry('keyStat', 'a', { label: 'Loaves a day', amount: 13, suffix: '+' }), entry('keyStat', 'b', { label: 'Ovens', amount: 4000 })]
  const html = await home('counters', counters)
  expect(headingsOf(html)).toEqual(expect.arrayContaining(['13+ Loaves a day', '4,000 Ovens']))
})

test('logo: is a picture with a name, which links to a website', async () => {
  const html = await home('partners', [
    entry('partnerLogo', 'a', { name: 'Green Farm', logo: link('farm', 'Asset'), website: 'https://farm.example' }),
    entry('partnerLogo', 'b', { name: 'Old Mill', logo: link('mill', 'Asset') }),
  ])
  expect(html).toMatch(/<a href="https:\/\/farm\.example"[^>]*>Green Farm<\/a>/)
  expect(html).toMatch(/<p[^>]*><span>Old Mill<\/span><\/p>/)
  expect(html).not.toMatch(/Website|Enlarge|<figcaption/)
})

test('price: is formatted with its currency', async () => {
  const html = await home('tariffs', [
    entry('pricePlan', 'a', { name: 'Loaf', monthlyPrice: 1200.5, yearlyPrice: '190', currency: 'EUR' }),
    entry('pricePlan', 'b', { name: 'Cake', monthlyPrice: 49, yearlyPrice: '490', currency: '$' }),
  ])
  for (const price of ['€1,200.50', '€190', '$49', '$490']) expect(html).toContain(`>${price}<`)
  expect(html).not.toContain('Currency')
})
