import { expect, test } from 'vitest'
import { entry, link } from '../infer/models/model.ts'
import { readForeignSite } from './foreign-site.ts'
import { writtenSpace } from './written-space.ts'

const LINES = {
  page: 'title:s slug:s!@slugEditor sections:ee>voices',
  voices: 'heading:s items:ee>testimonial',
  testimonial: 'quote:t name:s personTitle:s company:e>company portrait:a source:s',
  company: 'name:s logo:a',
  review: 'text:t nickname:s stars:i surname:s shop:s',
}
const PAGE = [
  entry('page', 'start', { title: 'Home', slug: 'home', sections: [link('wall')] }),
  entry('voices', 'wall', { heading: 'What bakers say', items: [link('one'), link('two')] }),
  entry('company', 'mill', { name: 'Old Mill', logo: link('mark', 'Asset') }),
  entry('testimonial', 'one', {
    quote: 'The oven was hot\non the first day.',
    name: 'Rosa Alba',
    personTitle: 'Owner',
    company: link('mill'),
    portrait: link('rosa', 'Asset'),
  }),
  entry('testimonial', 'two', { quote: 'The flour comes on time.', name: 'Gerda Holm', source: 'https://news.example/flour' }),
]
const REVIEWS = [
  entry('review', 'first', { text: 'I bake in my flat.', nickname: 'dough_5', stars: 5, shop: 'Oven Shop' }),
  entry('review', 'second', { text: 'Too few loaves.', nickname: 'Alisha', surname: 'G', stars: 4, shop: 'Oven Shop' }),
]
const PICTURES = { mark: { title: 'mark' }, rosa: { title: 'rosa' } }
/** Texts between the tags of a page. */
const textOf = (html = '') =>
  html
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|[|\s]*/g, '|')
    .replaceAll(/\s+/g, ' ')

test('list of testimonials: each is a quote with its person, position and company', async () => {
  const { html } = await readForeignSite(writtenSpace(LINES, PAGE, PICTURES))
  const home = html.get('{"route":"home"}') ?? ''
  expect(home.match(/<blockquote/g)).toHaveLength(2)
  expect(textOf(home)).toContain('|The oven was hot on the first day.|Rosa Alba, Owner, Old Mill|')
  expect(home).toMatch(/<a href="https:\/\/news\.example\/flour"[^>]*>Gerda Holm<\/a>/)
  expect(home).toContain('rosa.jpg')
  expect(home).not.toContain('Person title')
})

test('parts of a home page: an initial of a person ends with a full stop, and a number of stars does not', async () => {
  const { html } = await readForeignSite(writtenSpace(LINES, REVIEWS))
  const home = textOf(html.get('{"route":"home"}'))
  expect(home).toContain('|dough_5, 5 ★, Oven Shop|')
  expect(home).toContain('|Alisha G., 4 ★, Oven Shop|')
})
