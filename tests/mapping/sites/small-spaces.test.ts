import { expect, test } from 'vitest'
import { entry, link, paragraph } from '../infer/models/model.ts'
import { isAbsent } from '../../fixtures/absent-types.ts'
import { expectSite } from './expect-site.ts'
import { readForeignSite } from './foreign-site.ts'
import { wordsOfHtml } from './html-words.ts'
import { lostCaptions } from './lost-captions.ts'
import { writtenSpace } from './written-space.ts'

/** Landing pages of a product: modules with lists of numbers, prices, customers and voices. */
const PRODUCT = writtenSpace(
  {
    landingPage: 'title:s slug:s!@slugEditor description:t sections:ee>hero|proof|tariffs|voices',
    hero: 'heading:s text:t photo:e>media button:e>cta',
    media: 'name:s file:a caption:s credit:s',
    cta: 'label:s url:s',
    proof: 'heading:s logos:ee>customerLogo stats:ee>stat',
    customerLogo: 'name:s logo:a siteUrl:s',
    stat: 'value:s caption:s',
    tariffs: 'heading:s note:t plans:ee>pricePlan',
    pricePlan: 'name:s monthlyPrice:n currency:s button:e>cta',
    voices: 'heading:s items:ee>testimonial',
    testimonial: 'quote:t name:s personTitle:s portrait:a',
  },
  [
    entry('landingPage', 'home', {
      title: 'Home',
      slug: 'home',
      description: 'A timer for each loaf in a large oven.',
      sections: [link('hero'), link('proof'), link('voices')],
    }),
    entry('landingPage', 'prices', {
      title: 'Prices of our timers',
      slug: 'prices',
      description: 'A price for a loaf and for a cake.',
      sections: [link('tariffs')],
    }),
    entry('hero', 'hero', {
      heading: 'Never burn a loaf again',
      text: 'The timer rings a minute before the crust turns black.',
      photo: link('photo'),
      button: link('order'),
    }),
    entry('media', 'photo', { name: 'oven-2-final', file: link('oven', 'Asset'), caption: 'The oven of the old mill', credit: 'R. Lim' }),
    entry('cta', 'order', { label: 'Order a timer', url: 'https://orders.example/timer' }),
    entry('proof', 'proof', { heading: 'Bakers trust us', logos: [link('farm'), link('mill')], stats: [link('loaves'), link('days')] }),
    entry('customerLogo', 'farm', { name: 'Green Farm', logo: link('farm-logo', 'Asset'), siteUrl: 'https://farm.example' }),
    entry('customerLogo', 'mill', { name: 'Old Mill', logo: link('mill-logo', 'Asset') }),
    entry('stat', 'loaves', { value: '92%', caption: 'of loaves are sold by noon' }),
    entry('stat', 'days', { value: '3 days', caption: 'for a sourdough to rise' }),
    entry('tariffs', 'tariffs', { heading: 'Choose a timer', note: 'Prices include the batteries.', plans: [link('small'), link('large')] }),
    entry('pricePlan', 'small', { name: 'Small oven', monthlyPrice: 19, currency: 'EUR', button: link('order') }),
    entry('pricePlan', 'large', { name: 'Large oven', monthlyPrice: 49.5, currency: 'EUR', button: link('order') }),
    entry('voices', 'voices', { heading: 'What bakers say', items: [link('rosa'), link('gerda')] }),
    entry('testimonial', 'rosa', { quote: 'My crust was never better than today.', name: 'Rosa Alba', personTitle: 'Baker', portrait: link('rosa', 'Asset') }),
    entry('testimonial', 'gerda', { quote: 'The flour comes before the timer rings.', name: 'Gerda Holm', personTitle: 'Miller' }),
  ],
  Object.fromEntries(['oven', 'farm-logo', 'mill-logo', 'rosa'].map((id) => [id, { title: id }])),
)

/** A choir without pages: people, concerts, and profiles on other sites. */
const CHOIR = writtenSpace(
  {
    singer: 'name:s voice:s biography:t portrait:a website:s',
    recording: 'title:s slug:s!@slugEditor released:d notes:r cover:a',
    socialLink: 'platform:s url:s',
    review: 'text:t nickname:s stars:i paper:s',
  },
  [
    entry('singer', 'anna', { name: 'Anna Holm', voice: 'Soprano', biography: 'Anna sings since her school days in Bergen.', website: 'https://anna.example' }),
    entry('singer', 'paul', { name: 'Paul Weber', voice: 'Bass', biography: 'Paul repairs organs between two concerts.' }),
    entry('recording', 'mass', { title: 'A mass for winter', slug: 'mass', released: '2025-12-01', notes: paragraph('We sang in an unheated church.') }),
    entry('recording', 'songs', { title: 'Songs of the harbour', slug: 'songs', released: '2024-06-01', notes: paragraph('The gulls sang along with us.') }),
    entry('socialLink', 'radio', { platform: 'Old Mill Radio', url: 'https://radio.example/choir' }),
    entry('socialLink', 'feed', { platform: 'Newsletter', url: 'https://letters.example/choir' }),
    entry('review', 'one', { text: 'I wept in the second row.', nickname: 'alto_7', stars: 5, paper: 'Harbour News' }),
    entry('review', 'two', { text: 'Too few songs, but all of them good.', nickname: 'gull', stars: 4, paper: 'Harbour News' }),
  ],
)

/** Returns the texts of all pages of a site. */
async function textsOf(file: string): Promise<string> {
  const { html } = await readForeignSite(file)
  return [...html.values()].flatMap((page) => wordsOfHtml(page).texts).join('\n')
}

test('site of a product: has captions, statistics, logos, prices and quotes, and no names for editors', async () => {
  await expectSite(PRODUCT)
  const texts = await textsOf(PRODUCT)
  for (const line of ['92% of loaves are sold by noon', 'The oven of the old mill · R. Lim', '€19', '€49.50', 'Rosa Alba, Baker', 'Green Farm', 'Old Mill'])
    expect(texts).toContain(`${line}\n`)
  expect(texts).not.toMatch(/oven-2-final|farm\.example|Currency/)
})

test.skipIf(isAbsent('person'))('site of a choir: has the voices of its singers, the ratings of its reviews, and its profiles', async () => {
  await expectSite(CHOIR)
  const texts = await textsOf(CHOIR)
  for (const text of ['Soprano', 'Bass', 'anna.example', 'alto_7, 5 ★, Harbour News']) expect(texts.split('\n')).toContain(text)
  expect((await readForeignSite(CHOIR)).footer).toEqual(expect.arrayContaining(['Old Mill Radio', 'Newsletter']))
})

test('lostCaptions: finds the caption of a picture that a page shows without it, except on a card', () => {
  const picture = '<img src="https://images.ctfassets.net/space/oven/token/oven.jpg?w=960">'
  expect(lostCaptions(PRODUCT, [`<div>${picture}</div>`])).toEqual(['The oven of the old mill', 'R. Lim'])
  expect(lostCaptions(PRODUCT, [`<figure>${picture}<figcaption>The oven of the old mill · R. Lim</figcaption></figure>`])).toEqual([])
  expect(lostCaptions(PRODUCT, [`<article data-card="story">${picture}</article>`])).toEqual([])
})
