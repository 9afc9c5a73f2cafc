import { expect, test } from 'vitest'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { leftOutOf } from 'content-mapping/infer/left-out.ts'
import { entry, model, type Lines } from './models/model.ts'

/** Returns the hidden fields of a content type with entries, with the reasons. */
function hidden(lines: Lines, type: string, entries: readonly Readonly<Record<string, unknown>>[] = [], locales?: readonly string[]) {
  const space = model(
    lines,
    entries.map((fields, index) => entry(type, `${type}-${index}`, fields)),
    locales,
  )
  return leftOutOf(space.types, inferMapping(space)).flatMap(({ type: of, field, why }) => (of === type ? [`${field ?? '(all)'}: ${why}`] : []))
}

test('leftOutOf: lists hidden fields and ignored types with their reasons', () => {
  const lines = { page: 'internalName:s title:s slug:s! body:r', redirect: 'from:s to:s' }
  expect(hidden(lines, 'page')).toEqual(['internalName: is an internal name for editors'])
  expect(hidden(lines, 'redirect')).toEqual(['(all): is called “redirect”, which is for machines'])
})

test('inferMapping: ids of other systems are hidden, by their values', () => {
  const forms = ['a1b2c3d4-0000-4a1b', 'ffee0011-2233-44aa'].map((portal, n) => ({ headline: `Form ${n}`, portal }))
  expect(hidden({ form: 'headline:s portal:s' }, 'form', forms)).toEqual(['portal: contains ids of other systems'])
})

test('inferMapping: repeated short words choose the variant of a part, and are content of a page', () => {
  const entries = ['off-grid', 'wide', 'off-grid', 'wide'].map((kindOfGrid, n) => ({
    headline: `Part ${n}`,
    slug: `part-${n}`,
    kindOfGrid,
    text: 'A text that is long enough to be read.',
  }))
  expect(hidden({ teaser: 'headline:s kindOfGrid:s text:t' }, 'teaser', entries)).toEqual(['kindOfGrid: chooses a variant'])
  expect(hidden({ story: 'headline:s slug:s! kindOfGrid:s text:t' }, 'story', entries)).toEqual([])
})

test('inferMapping: placeholders and texts for search engines are hidden', () => {
  const lines = { signup: 'heading:s emailPlaceholder:s', page: 'title:s slug:s! photo:a body:r intro:t seoDescription:t ogImage:a' }
  expect(hidden(lines, 'signup')).toEqual(['emailPlaceholder: is a placeholder of a form'])
  expect(hidden(lines, 'page')).toEqual(['seoDescription: is for search engines', 'ogImage: is for search engines'])
})

test('inferMapping: nested JSON is hidden if it is data for machines', () => {
  const shown = (menu: unknown) => hidden({ dish: 'title:s slug:s! menu:j' }, 'dish', [{ title: 'Soup', slug: 'soup', menu }])
  expect(shown({ all: [{ field: 'country', operator: 'in', value: ['Germany'] }] })).toEqual(['menu: is data for machines'])
  expect(shown({ starters: [{ name: 'Beetroot soup', price: 7 }] })).toEqual([])
  expect(shown({ width: 300, colour: '#ff0000' })).toEqual([])
})

test('inferMapping: the picture of shared links is hidden if it cannot be the picture of an entry', () => {
  const page = (picture: string) => hidden({ page: `title:s slug:s! ${picture}:a sections:LL>text`, text: 'heading:s text:t' }, 'page')
  expect(page('ogImage')).toEqual(['ogImage: is for search engines'])
  expect(page('socialImage')).toEqual(['socialImage: is for search engines'])
  expect(page('banner')).toEqual([])
  expect(hidden({ post: 'title:s slug:s! published:d body:r ogImage:a' }, 'post')).toEqual([])
})

test('inferMapping: of fields in several languages, those of the main language are mapped', () => {
  const line = { news: 'titleRu:s titleEn:s slug:s! bodyRu:r bodyEn:r' }
  const why = 'contains the text of another field in another language'
  expect(hidden(line, 'news', [], ['en-US'])).toEqual([`titleRu: ${why}`, `bodyRu: ${why}`])
  expect(hidden(line, 'news', [], ['ru'])).toEqual([`titleEn: ${why}`, `bodyEn: ${why}`])
  expect(inferMapping(model(line, [], ['ru'])).mapping.types['news']?.fields).toMatchObject({ title: { from: 'titleRu' }, body: { from: 'bodyRu' } })
})

test('inferMapping: names of icons are hidden, and addresses of icons are not', () => {
  const entries = ['FaGithub', 'chevronRight'].map((icon, n) => ({ platform: `Place ${n}`, url: `https://place-${n}.example`, icon }))
  expect(hidden({ social: 'platform:s url:s icon:s' }, 'social', entries)).toEqual(['icon: names an icon'])
  const addresses = [{ platform: 'Place', url: 'https://place.example', icon: 'https://files.example/icon.svg' }]
  expect(hidden({ social: 'platform:s url:s icon:s' }, 'social', addresses)).toEqual([])
})

test('inferMapping: names of bare pictures are hidden if many of them are names for editors', () => {
  const named = (...names: readonly string[]) => names.map((title) => ({ title, image: { sys: { type: 'Link', linkType: 'Asset', id: 'one' } } }))
  const lines = { shot: 'title:s image:a' }
  expect(hidden(lines, 'shot', named('Harbour Image 1', 'Harbour Image 2', 'Ferry at night'))).toEqual(['title: is an internal name for editors'])
  expect(hidden(lines, 'shot', named('The harbour in winter', 'A rope', 'Ferry at night'))).toEqual([])
})

test.each(['successMessage', 'thankYouText', 'messageErreur', 'erfolgsmeldung', 'tackmeddelande'])(
  'inferMapping: the report of a form is hidden, and no summary: %s',
  (id) => {
    const lines = { signup: `heading:s ${id}:s`, page: `title:s slug:s! ${id}:t body:r` }
    expect(hidden(lines, 'signup', [{ heading: 'Letters', [id]: 'Thank you, check your inbox.' }])).toEqual([`${id}: is a message of a form`])
    expect(hidden(lines, 'page')).toEqual([])
    expect(hidden({ card: 'heading:s successStory:t' }, 'card')).toEqual([])
  },
)
