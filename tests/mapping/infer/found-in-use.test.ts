import { expect, test } from 'vitest'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { entry, link, model, paragraph } from './models/model.ts'

test('inferMapping: a field that also accepts videos is a picture if its entries are pictures', () => {
  const lines = {
    teaser: 'title:s visual:e>picture|clip',
    picture: 'name:s file:a altText:s',
    clip: 'name:s youtubeUrl:s',
    page: 'title:s slug:s! sections:ee>teaser',
  }
  const teaser = (target: string) => [entry('teaser', 't', { title: 'Harbour', visual: link(target) }), entry('picture', 'p', {}), entry('clip', 'c', {})]
  expect(inferMapping(model(lines, teaser('p'))).mapping.types['teaser']?.fields).toMatchObject({ picture: { from: 'visual' } })
  expect(inferMapping(model(lines, teaser('c'))).mapping.types['teaser']?.fields).not.toHaveProperty('picture')
})

test('inferMapping: a label and a URL that only fields for buttons hold are a link, even if its name ends in block', () => {
  const { mapping } = inferMapping(
    model({ opener: 'headline:s ctaButton:e>sharedCtaBlock', sharedCtaBlock: 'text:s url:s', page: 'title:s slug:s! sections:ee>opener' }),
  )
  expect(mapping.types['sharedCtaBlock']).toMatchObject({ as: 'link', fields: { label: { from: 'text' }, url: { from: 'url' } } })
})

test('inferMapping: the only text of a part is its title, even if other types have a name for editors', () => {
  const lines = {
    region: 'name:s',
    room: 'name:s title:s text:r region:e>region',
    dish: 'name:s title:s text:r',
    garden: 'name:s title:s text:r',
    tour: 'name:s title:s text:r',
  }
  expect(inferMapping(model(lines)).mapping.types['region']?.fields).toMatchObject({ title: { from: 'name' } })
  expect(inferMapping(model(lines)).mapping.types['room']?.fields).toMatchObject({ title: { from: 'title' } })
})

test('inferMapping: entries that gather entries of four types have pages, without an address', () => {
  const parts = { spot: 'label:s', dish: 'label:s', offer: 'label:s', note: 'label:s' }
  const farms = ['North', 'South'].map((name) =>
    entry('farm', name, {
      title: `Farm ${name}`,
      text: paragraph('We grow.'),
      ...Object.fromEntries(Object.keys(parts).map((type) => [`${type}s`, [link(type)]])),
    }),
  )
  const lines = { farm: 'title:s text:r spots:ee>spot dishs:ee>dish offers:ee>offer notes:ee>note', ...parts }
  expect(inferMapping(model(lines, farms)).mapping.types['farm']?.as).toBe('generic')
})

test('inferMapping: a rare language beside two common ones is another language', () => {
  const { mapping, reasons } = inferMapping(model({ trip: 'title_ru:s title_ky:s title_en:s slug:s!' }, [], ['en']))
  expect(mapping.types['trip']?.fields['title']).toEqual({ from: 'title_en' })
  expect(reasons['trip']?.fields['title_ky']?.means).toBe('hidden')
})

test('inferMapping: a short text above a much longer one is the introduction, and a list of words is not', () => {
  const of = (text: string) => {
    const work = entry('project', 'p', { title: 'Bridge', slug: 'bridge', caption: paragraph(text), article: paragraph('It was built in a year. '.repeat(30)) })
    return inferMapping(model({ project: 'title:s slug:s! caption:r article:r startDate:d' }, [work])).reasons['project']?.fields['caption']?.means
  }
  expect(of('A bridge of oak across the river.')).toBe('summary')
  expect(of('Oak, steel, rope')).toBe('own')
})

test('inferMapping: a field with the name of a text that is not displayed is no title', () => {
  const space = model({ letter: 'title:s slug:s! subject:s message:r' })
  const types = space.types.map((type) => ({
    ...type,
    fields: type.fields.map((field) => (field.id === 'title' ? { ...field, name: 'Title (not displayed)' } : field)),
  }))
  expect(inferMapping({ ...space, types }).mapping.types['letter']?.fields['title']).toEqual({ from: 'subject' })
})

test('inferMapping: a status is no address for booking', () => {
  const lines = { concert: 'title:s slug:s! startDate:d endDate:d ticketStatus:s=open|closed' }
  expect(inferMapping(model(lines)).mapping.types['concert']?.fields).not.toHaveProperty('bookingUrl')
})

test('inferMapping: the choice of a kind or a layout is neither a title nor a fact', () => {
  const lines = {
    slot: '- type:s=opener|steps content:e',
    opener: 'headline:s look:s=off-grid|minimal displayAs:s=grid|slider|list',
    page: 'title:s slug:s! sections:ee>slot',
  }
  const { types } = inferMapping(model(lines)).mapping
  expect(types['slot']).toMatchObject({ fields: {}, hidden: ['type'] })
  expect(types['opener']?.hidden).toEqual(['look', 'displayAs'])
})

test('inferMapping: a page without a text, whose content is in one other entry, consists of that entry', () => {
  const lines = { page: 'title:s slug:s! pageType:e>house|canvas', house: 'name:s', canvas: 'name:s opener:e>opener rows:ee>opener', opener: 'title:s' }
  const entries = [entry('page', 'p', { title: 'Rooms', slug: 'rooms', pageType: link('c') }), entry('canvas', 'c', { name: 'Rooms', opener: link('o') })]
  expect(inferMapping(model(lines, entries)).mapping.types['page']?.fields['sections']).toEqual({ from: 'pageType' })
})

test('inferMapping: postcodes are no titles, and codes are no texts', () => {
  const places = ['1071 XX', '3011 AB'].map((postalCode, n) => entry('spot', `s${n}`, { internalName: `Spot ${n}`, postalCode }))
  expect(inferMapping(model({ spot: 'internalName:s postalCode:s' }, places)).mapping.types['spot']?.fields).not.toHaveProperty('title')
  const towns = ['AMS', 'RTM'].map((code, n) => entry('town', `t${n}`, { title: `Town ${n}`, code }))
  expect(inferMapping(model({ town: 'title:s code:s' }, towns)).mapping.types['town']?.fields).not.toHaveProperty('body')
})

test('inferMapping: the name of a page is no title of a part', () => {
  const album = entry('album', 'a', { name: 'HomePage', pictures: [link('x', 'Asset')] })
  expect(inferMapping(model({ album: 'name:s pictures:aa' }, [album])).mapping.types['album']).toMatchObject({ hidden: ['name'] })
})

test('inferMapping: the only page is the home page if it has sections, unless it is about something', () => {
  const home = (title: string) => {
    const entries = [entry('landing', 'l', { title, slug: 'sun', sections: [link('s')] }), entry('heroSection', 's', { headline: 'Power' })]
    return inferMapping(model({ landing: 'title:s slug:s! sections:ee>heroSection', heroSection: 'headline:s' }, entries)).home
  }
  expect(home('Sun Power Launch')).toBe('l')
  expect(home('Contact us')).toBeUndefined()
})

test('inferMapping: the picture of a project is its screenshot, not its logo', () => {
  expect(inferMapping(model({ work: 'title:s screenshot:a url:s description:t logo:a' })).mapping.types['work']?.fields['picture']).toEqual({
    from: 'screenshot',
  })
})
