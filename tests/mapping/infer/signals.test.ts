import { expect, test } from 'vitest'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { entry, link, model } from './models/model.ts'

test('inferMapping: an empty space has an empty mapping', () => {
  expect(inferMapping(model({}))).toEqual({ mapping: { types: {} }, reasons: {}, home: undefined })
  expect(inferMapping({ ...model({ empty: '' }), locales: [] }).mapping.types).toEqual({ empty: { as: 'ignore', fields: {} } })
})

test('inferMapping: the date of a story is a date field, or else the date of its creation', () => {
  const { mapping } = inferMapping(model({ post: 'title:s slug:s! body:r publishDate:d updatedAt:d', news: 'title:s slug:s! body:r updatedAt:d' }))
  expect(mapping.types['post']?.fields['published']).toEqual({ any: [{ from: 'publishDate' }, { sys: 'createdAt' }] })
  expect(mapping.types['news']?.fields['published']).toEqual({ sys: 'createdAt' })
})

test('inferMapping: a name in two fields is joined, and one in one field is not', () => {
  const { mapping } = inferMapping(model({ author: 'firstName:s lastName:s photo:a', speaker: 'fullName:s firstName:s lastName:s', auteur: 'nom:s prenom:s' }))
  expect(mapping.types['author']?.fields['name']).toEqual({ template: '{firstName} {lastName}' })
  expect(mapping.types['speaker']?.fields['name']).toEqual({ from: 'fullName' })
  expect(mapping.types['auteur']?.fields['name']).toEqual({ template: '{prenom} {nom}' })
})

test('inferMapping: sections in several fields form one list', () => {
  const { mapping } = inferMapping(model({ page: 'title:s slug:s! topSection:ee>hero|cta body:r extraSection:ee>cta', hero: 'headline:s', cta: 'headline:s' }))
  expect(mapping.types['page']?.fields['sections']).toEqual({ all: [{ from: 'topSection' }, { from: 'extraSection' }] })
  expect([mapping.types['hero']?.as, mapping.types['cta']?.as]).toEqual(['section', 'section'])
})

test('inferMapping: numbered texts form one text, unless numbered pictures stand between them', () => {
  const { mapping } = inferMapping(model({ block: 'headline:s text1:r text2:r', info: 'headline:s item1Image:a item1Text:r item2Image:a item2Text:r' }))
  expect(mapping.types['block']?.fields['body']).toEqual({ all: [{ from: 'text1' }, { from: 'text2' }] })
  expect(mapping.types['info']?.fields).not.toHaveProperty('body')
})

test('inferMapping: an entry that holds a picture is a picture, and a list of pictures offers its first', () => {
  const { mapping } = inferMapping(
    model({ post: 'title:s slug:s! body:r hero:e>image', image: 'title:s image:a alt:s credit:s', album: 'title:s slug:s! images:aa' }),
  )
  expect(mapping.types['image']).toMatchObject({ as: 'picture', fields: { file: { from: 'image' }, title: { from: 'title' } } })
  expect(mapping.types['post']?.fields['cover']).toEqual({ from: 'hero' })
  expect(mapping.types['album']?.fields['picture']).toEqual({ from: 'images', as: 'first' })
})

test('inferMapping: an internal name is the title only of a page without a headline', () => {
  const lines = {
    page: 'internalName:s headline:s slug:s! sections:ee>quote',
    quote: 'internalName:s quote:r',
    form: 'internalTitle:s slug:s! fields:j',
    hero: 'name:s headline:s',
  }
  const { mapping } = inferMapping(model(lines))
  expect(mapping.types['page']).toMatchObject({ fields: { title: { from: 'headline' } }, hidden: ['internalName'] })
  expect(mapping.types['quote']).toMatchObject({ hidden: ['internalName'] })
  expect(mapping.types['quote']?.fields).not.toHaveProperty('title')
  expect(mapping.types['form']?.fields['title']).toEqual({ from: 'internalTitle' })
  expect(mapping.types['hero']).toMatchObject({ fields: { title: { from: 'headline' } }, hidden: ['name'] })
})

test('inferMapping: hides ids, tracking, style and switches, and shows all other fields', () => {
  const line =
    'title:s slug:s! gtmId:s cssClass:s colorPalette:s=a|b alignment:s=l|r showHeader:b nt_experiences:ee price:n rating:i vegetarian:b skills:ss colour_story:r'
  const { mapping } = inferMapping(model({ thing: line }))
  expect(mapping.types['thing']?.hidden).toEqual(['gtmId', 'cssClass', 'colorPalette', 'alignment', 'showHeader', 'nt_experiences'])
})

test('inferMapping: menus, buttons and settings lead to pages; a menu of dishes does not', () => {
  const lines = {
    page: 'title:s slug:s! body:r',
    mainNavigation: 'title:s items:ee>navigationItem',
    navigationItem: 'label:s page:e>page url:s subItems:ee>navigationItem',
    siteSettings: 'siteName:s tagline:s homePage:e>page headerMenu:e>mainNavigation footerMenu:e>mainNavigation shareImage:a',
    menu: 'title:s dishes:ee>dish',
    dish: 'name:s description:t price:n',
  }
  const { mapping } = inferMapping(model(lines))
  expect(mapping.types['mainNavigation']).toEqual({ as: 'link', fields: { label: { from: 'title' }, children: { from: 'items' } } })
  expect(mapping.types['navigationItem']?.fields).toEqual({
    label: { from: 'label' },
    target: { from: 'page' },
    url: { from: 'url' },
    children: { from: 'subItems' },
  })
  expect(mapping.types['siteSettings']?.fields).toEqual({
    name: { from: 'siteName' },
    tagline: { from: 'tagline' },
    homePage: { from: 'homePage' },
    headerMenu: { from: 'headerMenu' },
    footerMenu: { from: 'footerMenu' },
    sharePicture: { from: 'shareImage' },
  })
  expect([mapping.types['menu']?.as, mapping.types['dish']?.as]).not.toContain('link')
})

test('inferMapping: ignores types that only software reads', () => {
  const lines = {
    nt_audience: 'nt_name:s nt_rules:j',
    redirect: 'from:s to:s',
    microcopy: 'key:s value:t',
    label: 'key:s text:s',
    theme: '- colors:j cssClass:s',
  }
  const { mapping } = inferMapping(model(lines))
  expect(Object.values(mapping.types).map(({ as }) => as)).toEqual(['ignore', 'ignore', 'ignore', 'ignore', 'ignore'])
})

test('inferMapping: a hundred locales change nothing', () => {
  const locales = Array.from({ length: 100 }, (_, n) => `l${n}`)
  const lines = { post: 'title:s slug:s! text:t' }
  const fields = { title: Object.fromEntries(locales.map((code) => [code, `Title ${code}`])), slug: { l0: 'a' }, text: { l0: '## Head' } }
  const { mapping } = inferMapping(model(lines, [{ id: 'a', type: 'post', fields }], locales))
  expect(mapping.types['post']).toMatchObject({
    as: 'story',
    fields: { title: { from: 'title' }, slug: { from: 'slug' }, body: { from: 'text', as: 'markdown' } },
  })
})

test('inferMapping: every type and field has a reason in a sentence', () => {
  const { reasons } = inferMapping(model({ 'blogPost/Blog post': 'title:s slug:s!@slugEditor body:r mood:s' }))
  expect(reasons['blogPost']?.why).toBe('is called “Blog post”; has an address')
  expect(reasons['blogPost']?.sureness).toBe('sure')
  expect(reasons['blogPost']?.fields['slug']).toEqual({
    means: 'slug',
    why: 'is written with the editor of slugs; is called “slug”; no two entries have the same',
    sureness: 'sure',
  })
  expect(reasons['blogPost']?.fields['mood']).toMatchObject({ means: 'own' })
  expect(Object.keys(reasons['blogPost']?.fields ?? {})).toEqual(['title', 'slug', 'body', 'mood'])
})

const pages = (...fields: readonly Readonly<Record<string, unknown>>[]) => fields.map((each, n) => entry('page', `p${n}`, each))

test.each([
  ['the address /', pages({ title: 'A', slug: 'a' }, { title: 'B', slug: '/' }), 'p1'],
  ['the address home', pages({ title: 'A', slug: 'a' }, { title: 'B', slug: 'home' }), 'p1'],
  ['the title', pages({ title: 'A', slug: 'a' }, { title: 'Startseite', slug: 'b' }), 'p1'],
  ['the settings', [...pages({ title: 'A', slug: 'home' }, { title: 'B', slug: 'b' }), entry('settings', 's', { name: 'Site', homePage: link('p1') })], 'p1'],
  ['nothing', pages({ title: 'A', slug: 'a' }, { title: 'B', slug: 'b' }), undefined],
  ['two', pages({ title: 'Home', slug: 'a' }, { title: 'Home', slug: 'b' }), undefined],
])('inferMapping: finds the home page by %s', (_, entries, home) => {
  const lines = { page: 'title:s slug:s! body:r', settings: 'name:s homePage:e>page' }
  expect(inferMapping(model(lines, entries)).home).toBe(home)
})

test('inferMapping: finds the home page by its type, and by a path beside the slug', () => {
  const single = model({ homepage: 'title:s sections:ee>hero', hero: 'headline:s' }, [entry('homepage', 'h', { title: 'Welcome' })])
  expect(inferMapping(single).home).toBe('h')
  const twice = model({ page: 'title:s slug:s! path:s! body:r' }, pages({ title: 'A', slug: 'a', path: '/a' }, { title: 'B', slug: 'b', path: '/' }))
  expect(inferMapping(twice).home).toBe('p1')
})

test('inferMapping: a social media handle is no slug, and a meta description is no body', () => {
  const { mapping } = inferMapping(
    model({ author: 'name:s twitterHandle:s bio:t', page: 'title:s slug:s! metadescription:t', product: 'title:s handle:s! body:r' }),
  )
  expect(mapping.types['author']?.fields).not.toHaveProperty('slug')
  expect(mapping.types['page']?.fields).not.toHaveProperty('body')
  expect(mapping.types['product']?.fields['slug']).toEqual({ from: 'handle' })
})

test('inferMapping: a picture among sections is a section, unless it stands alone elsewhere', () => {
  const page = 'title:s slug:s! blocks:ee>hero|image'
  expect(inferMapping(model({ page, hero: 'headline:s', image: 'title:s image:a' })).mapping.types['image']?.as).toBe('section')
  expect(inferMapping(model({ page: `${page} cover:e>image`, hero: 'headline:s', image: 'title:s image:a' })).mapping.types['image']?.as).toBe('picture')
})
