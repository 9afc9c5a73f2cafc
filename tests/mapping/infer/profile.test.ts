import { expect, test } from 'vitest'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { entry, link, model, type Lines } from './models/model.ts'

const LINES: Lines = {
  page: 'title:s slug:s! sections:ee>hero|logoCloud|numbers|testimonial|signup|cta|snippet',
  hero: 'headline:s text:t button:e>button',
  logoCloud: 'headline:s logos:ee>logo',
  logo: 'name:s logo:a',
  numbers: 'headline:s items:ee>stat',
  stat: 'value:s label:s',
  testimonial: 'quote:t author:s',
  signup: 'heading:s placeholder:s submitLabel:s',
  cta: 'headline:s button:e>button',
  snippet: 'language:s code:t',
  button: 'label:s page:e>page url:s',
  mainMenu: 'title:s items:ee>menuEntry',
  menuEntry: 'label:s page:e>page url:s',
  footer: 'title:s links:ee>menuEntry',
  product: 'name:s slug:s! sku:s price:n description:r',
  about: 'title:s text:r',
  imageBlock: 'title:s image:a altText:s',
}

test('inferMapping: finds purposes that are finer than roles', () => {
  const { reasons } = inferMapping(
    model(LINES, [
      entry('about', 'u', { title: 'Us' }),
      entry('stat', 'a', { value: '12,000', label: 'users' }),
      entry('stat', 'b', { value: '99 %', label: 'uptime' }),
    ]),
  )
  expect(Object.fromEntries(Object.entries(reasons).map(([type, { profile }]) => [type, profile.purpose]))).toMatchObject({
    page: 'page',
    hero: 'hero',
    logo: 'logo',
    stat: 'statistic',
    testimonial: 'testimonial',
    signup: 'form',
    cta: 'callToAction',
    snippet: 'code',
    button: 'button',
    mainMenu: 'menu',
    menuEntry: 'menuItem',
    footer: 'footer',
    product: 'product',
    about: 'about',
    imageBlock: 'picture',
  })
})

test('inferMapping: links with a notice of copyright are the footer, in any language', () => {
  const lines = { page: 'title:s slug:s!', zz: 'aa:t bb:ee>item cc:s', item: 'label:s page:e>page url:s' }
  const entries = [
    entry('page', 'p', { title: 'Prices', slug: 'prices' }),
    entry('item', 'i', { label: 'Prices', page: link('p') }),
    entry('zz', 'z', { aa: 'Open since 1994.', bb: [link('i')], cc: '© 2026 Old Mill' }),
  ]
  expect(inferMapping(model(lines, entries)).reasons['zz']?.profile.purpose).toBe('footer')
})

test('inferMapping: a profile contains the number of entries, the fields that link to the type, and the considered roles', () => {
  const { reasons } = inferMapping(model(LINES, [entry('about', 'a', { title: 'Us' }), entry('hero', 'h', { headline: 'Hi', button: link('b') })]))
  expect(reasons['about']?.profile).toMatchObject({ count: 1, isSingleton: true, usage: [] })
  expect(reasons['button']?.profile).toMatchObject({
    count: 0,
    isSingleton: false,
    usage: [
      { type: 'hero', field: 'button', isList: false, isOnlyTarget: true },
      { type: 'cta', field: 'button', isList: false, isOnlyTarget: true },
    ],
  })
  expect(reasons['button']?.profile.candidates[0]).toMatchObject({
    role: 'link',
    why: [
      'leads to another place',
      'leads to a page or to a URL',
      'has a label and little else',
      'is called “button”',
      'other entries use it as a button or in a menu',
      'only fields for buttons hold it',
    ],
  })
})
