import { expect, test } from 'vitest'
import { configOf } from '../../support/content-config.ts'
import { entry, link } from '../infer/models/model.ts'
import { readForeignSite } from './foreign-site.ts'
import { writtenSpace } from './written-space.ts'

const LINES = {
  page: 'title:s slug:s!@slugEditor sections:ee>heroBlock',
  heroBlock: 'heading:s text:t layout:s=full|framed image:e>photo',
  photo: 'name:s file:a caption:s credit:s',
}
const CONFIRMED = configOf({
  types: {
    page: { as: 'page', fields: { title: { from: 'title' }, slug: { from: 'slug' }, sections: { from: 'sections' } } },
    heroBlock: { as: 'hero', fields: { title: { from: 'heading' }, text: { from: 'text' }, layout: { from: 'layout' }, picture: { from: 'image' } } },
    photo: { as: 'picture', fields: { file: { from: 'file' }, caption: { from: 'caption' } } },
  },
})

/** Returns the HTML of a home page that a hero opens. */
async function home(layout: string, photo: Readonly<Record<string, string>>, config?: string): Promise<string> {
  const entries = [
    entry('page', 'start', { title: 'Home', slug: 'home', sections: [link('opening')] }),
    entry('heroBlock', 'opening', { heading: 'Bread from a wood oven', text: 'Every day from seven.', layout, image: link('photo') }),
    entry('photo', 'photo', { name: 'oven-2', file: link('oven', 'Asset'), ...photo }),
  ]
  const { html } = await readForeignSite(writtenSpace(LINES, entries, { oven: { title: 'oven' } }), config)
  return html.get('{"route":"home"}') ?? ''
}

const WORDS = { caption: 'The oven in winter', credit: 'R. Lim' }

test('hero of an inferred model: shows the caption and the credit of its picture', async () => {
  expect(await home('full', WORDS)).toContain('>The oven in winter · R. Lim<')
})

test.each(['framed', 'full'])('hero: shows the caption and the credit of its picture in the layout "%s"', async (layout) => {
  const html = await home(layout, WORDS, CONFIRMED)
  expect(html).toContain(`data-layout="${layout}"`)
  expect(html).toContain('>The oven in winter · R. Lim<')
})

test('hero: a picture without a caption is no figure', async () => {
  expect(await home('framed', {})).not.toContain('<figcaption')
})
