import { expect, test } from 'vitest'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { entry, link, model, paragraph, type Lines } from './models/model.ts'

/** Returns the roles of a model with entries. Each entry has the fields of its type. */
function roles(lines: Lines, entries: Parameters<typeof model>[1] = []) {
  return Object.fromEntries(Object.entries(inferMapping(model(lines, entries)).mapping.types).map(([type, { as }]) => [type, as]))
}

test('inferMapping: a type with one entry that nothing links to is a section', () => {
  const about = entry('firewood', 'f', { headerText: 'Drops', paragraphText: 'We deliver on Fridays, between nine and noon.' })
  expect(roles({ firewood: 'headerText:s paragraphText:t' }, [about])['firewood']).toBe('section')
})

test('inferMapping: many entries with long texts have pages, and short ones are parts', () => {
  const entries = Array.from({ length: 5 }, (_, n) => [
    entry('guideline', `g${n}`, { name: `Rule ${n}`, content: paragraph('Write to be read. '.repeat(60)) }),
    entry('opinion', `o${n}`, { name: `Guest ${n}`, content: 'Very good.' }),
  ]).flat()
  expect(roles({ guideline: 'name:s content:r', opinion: 'name:s content:t' }, entries)).toEqual({ guideline: 'generic', opinion: 'part' })
})

test('inferMapping: a review without an address is no story', () => {
  const reviews = ['Good', 'Very good', 'Fine'].map((quote, n) => entry('review', `r${n}`, { guest: `Guest ${n}`, quote, stars: n }))
  expect(roles({ review: 'guest:s quote:t stars:i' }, reviews)['review']).toBe('part')
})

test('inferMapping: a link is recognized by its label and destination, without a telling name', () => {
  const lines = { page: 'title:s slug:s! more:e>typeA', post: 'title:s slug:s! more:e>typeA body:r', typeA: 'fieldA:s fieldB:e>page fieldC:s' }
  const a = entry('typeA', 'a', { fieldA: 'Read on', fieldC: 'https://example.org' })
  const { mapping } = inferMapping(model(lines, [a, entry('typeA', 'b', { fieldA: 'Home', fieldB: link('p') })]))
  expect(mapping.types['typeA']).toMatchObject({ as: 'link', fields: { label: { from: 'fieldA' }, target: { from: 'fieldB' }, url: { from: 'fieldC' } } })
})

test('inferMapping: paths that begin with a slash lead to other entries, and are no addresses of entries without a text', () => {
  const bars = ['Work', 'About', 'Jobs'].map((text) => entry('barLink', text, { text, to: `/${text.toLowerCase()}` }))
  const { mapping } = inferMapping(model({ barLink: 'text:s to:s newWindow:b', page: 'title:s slug:s! body:r' }, bars))
  expect(mapping.types['barLink']).toMatchObject({ as: 'link', fields: { label: { from: 'text' }, url: { from: 'to' } } })
})

test('inferMapping: a link with a small picture is a link, and a card with a text is not', () => {
  const lines = { link: 'url:s text:s image:a', card: 'title:s text:t image:a url:s', sponsor: 'name:s logo:a website:s' }
  expect(roles(lines)).toMatchObject({ link: 'link' })
  expect(Object.values(roles(lines)).filter((role) => role === 'link')).toHaveLength(1)
})

test('inferMapping: a picture with its texts is a picture, even if its name ends in block', () => {
  const lines = { post: 'title:s slug:s! body:r cover:e>imageBlock', author: 'name:s bio:t photo:e>imageBlock', imageBlock: 'title:s url:a altText:s credit:s' }
  const { mapping } = inferMapping(model(lines))
  expect(mapping.types['imageBlock']).toMatchObject({ as: 'picture', fields: { file: { from: 'url' }, caption: { from: 'credit' } } })
  expect(mapping.types['author']?.fields).toMatchObject({ portrait: { from: 'photo' } })
})

test('inferMapping: maps neither a form nor a project to people', () => {
  const form = entry('contactForm', 'c', {
    name: 'Your name',
    email: 'Your e-mail address',
    role: 'Your job',
    submitLabel: 'Send',
    successMessage: 'Thank you',
  })
  const lines = { contactForm: 'name:s email:s role:s submitLabel:s successMessage:s', project: 'name:s role:s photo:a github:s demo:s technologies:ss' }
  expect(Object.values(roles(lines, [form]))).not.toContain('person')
})

test('inferMapping: name, picture and role are no proof of a person; a quote does not exclude a member of a team', () => {
  const lines = { work: 'name:s role:s picture:a email:s', teamMember: 'name:s position:s photo:a favouriteQuote:t' }
  expect(roles(lines)).toEqual({ work: 'part', teamMember: 'person' })
})

test('inferMapping: a type is a topic without a telling name if more entries link to it than it has', () => {
  const lines = {
    typeA: 'title:s slug:s!',
    post: 'title:s slug:s! body:r date:d typeA:e>typeA',
    home: 'title:s slug:s! body:r typeB:ee>typeB',
    typeB: 'title:s slug:s! summary:s',
  }
  const posts = [1, 2, 3].map((n) => entry('post', `p${n}`, { title: `Post ${n}`, slug: `post-${n}`, typeA: link('a') }))
  const projects = [1, 2, 3].map((n) => entry('typeB', `b${n}`, { title: `Work ${n}`, slug: `work-${n}` }))
  const entries = [...posts, ...projects, entry('typeA', 'a', { title: 'Trams', slug: 'trams' }), entry('home', 'h', { title: 'Home', slug: 'home' })]
  expect(roles(lines, entries)).toMatchObject({ typeA: 'topic', typeB: 'generic' })
})

test('inferMapping: a job with a beginning, an end and a place is no event', () => {
  expect(roles({ experience: 'company:s position:s startDate:d endDate:d location:s description:t' })['experience']).not.toBe('event')
})

test('inferMapping: lists of links are menus, and the entry that holds menus is the settings', () => {
  const lines = {
    page: 'title:s slug:s! body:r',
    typeA: 'fieldA:s fieldB:ee>typeB',
    typeB: 'fieldA:s fieldB:e>page fieldC:s',
    typeC: 'fieldA:s logo:a fieldB:e>typeA home:e>page',
  }
  const entries = [
    entry('page', 'p', { title: 'Home', slug: 'home' }),
    entry('typeB', 'b', { fieldA: 'Home', fieldB: link('p'), fieldC: 'https://example.org' }),
    entry('typeA', 'a', { fieldA: 'Main', fieldB: [link('b')] }),
    entry('typeC', 'c', { fieldA: 'Site', fieldB: link('a') }),
  ]
  expect(roles(lines, entries)).toEqual({ page: 'page', typeA: 'link', typeB: 'link', typeC: 'settings' })
})

test('inferMapping: entries that contain only addresses are never shown', () => {
  expect(roles({ typeA: 'fieldA:s fieldB:s permanent:b' }, [entry('typeA', 'a', { fieldA: '/old', fieldB: '/new' })])['typeA']).toBe('ignore')
})

test('inferMapping: the candidates of a type are listed with points and reasons, the assigned role first', () => {
  const { reasons } = inferMapping(model({ imageBlock: 'title:s url:a altText:s', page: 'title:s slug:s! cover:e>imageBlock' }))
  const [first, ...others] = reasons['imageBlock']?.profile.candidates ?? []
  expect(first).toMatchObject({
    role: 'picture',
    why: ['holds one picture', 'contains a picture and its caption', 'is called “imageBlock”', 'other entries use it as their picture'],
  })
  expect(others.every(({ points }) => points < (first?.points ?? 0))).toBe(true)
})

test('inferMapping: a text field whose values name the page or the type of the entry is an internal name, regardless of its id', () => {
  const lines = { leaf: 'tag:s route:s! parts:ee>stage|band|voice', stage: 'tag:s claim:s copy:t', band: 'tag:s claim:s copy:t', voice: 'tag:s claim:s copy:t' }
  const part = (type: string, tag: string) => entry(type, `${type}${tag}`, { tag, claim: `Quiet all the way ${type}`, copy: 'Rings.' })
  const pages = ['Rings', 'Pedals'].map((tag) => {
    const parts = [part('stage', `${tag} stage`), part('band', `${tag} - team`), part('voice', `${tag}, what riders say`)]
    return [entry('leaf', tag, { tag, route: tag.toLowerCase(), parts: parts.map(({ id }) => link(id)) }), ...parts]
  })
  const { mapping } = inferMapping(model(lines, pages.flat()))
  for (const type of ['stage', 'band', 'voice']) expect(mapping.types[type]).toMatchObject({ fields: { title: { from: 'claim' } }, hidden: ['tag'] })
  expect(mapping.types['leaf']?.fields['title']).toEqual({ from: 'tag' })
})

test('inferMapping: a line of words directly below the title introduces it, and a number does not', () => {
  const shelters = ['Low barn', 'High hut', 'Old mill'].map((fieldA, n) =>
    entry('hut', `h${n}`, { fieldA, fieldB: `Twelve bunks and one stove ${'near the pass '.repeat(n)}`.trim(), fieldC: paragraph('Bring wood.') }),
  )
  const codes = ['A', 'B', 'C'].map((fieldA, n) => entry('code', `c${n}`, { fieldA: `Code ${fieldA}`, fieldB: `${n}12-4`, fieldC: paragraph('Bring wood.') }))
  const { mapping } = inferMapping(model({ hut: 'fieldA:s fieldB:s fieldC:r', code: 'fieldA:s fieldB:s fieldC:r' }, [...shelters, ...codes]))
  expect(mapping.types['hut']?.fields).toMatchObject({ title: { from: 'fieldA' }, summary: { from: 'fieldB' }, body: { from: 'fieldC' } })
  expect(mapping.types['code']?.fields).not.toHaveProperty('summary')
})

test('inferMapping: the settings of unknown names have a motto below the name and lead to the only page', () => {
  const lines = {
    masthead: 'aa:s bb:s cc:ee>item dd:e>sheet',
    item: 'label:s url:s page:e>sheet',
    sheet: 'title:s slug:s! sections:ee>text|note',
    text: 'body:r',
    note: 'body:r',
  }
  const entries = [
    entry('masthead', 'm', { aa: 'Il Turno', bb: 'Mensile di chi lavora', cc: [link('i')], dd: link('p') }),
    entry('item', 'i', { label: 'Chi siamo', page: link('p') }),
    entry('sheet', 'p', { title: 'Il Turno', slug: 'il-turno', sections: [link('t')] }),
    entry('text', 't', { body: paragraph('Alle cinque.') }),
  ]
  const { mapping, home } = inferMapping(model(lines, entries))
  expect(mapping.types['masthead']).toMatchObject({ as: 'settings', fields: { name: { from: 'aa' }, tagline: { from: 'bb' }, homePage: { from: 'dd' } } })
  expect(home).toBe('p')
})

test('inferMapping: a text with people and one date is a story, and names of one word are no people', () => {
  const lines = {
    servizio: 'tt:s slug:s! xx:r firme:ee>author gg:d',
    author: 'name:s bio:t',
    ward: 'wardName:s slug:s! photo:a text:r',
    illness: 'title:s slug:s! text:r treatedBy:ee>ward',
  }
  const entries = ['Rosa Ferrante', 'Dario Pace'].flatMap((name, n) => [
    entry('author', `a${n}`, { name, bio: 'Scrive.' }),
    entry('servizio', `s${n}`, { tt: `Turni ${n}`, slug: `turni-${n}`, xx: paragraph('Alle cinque.'), firme: [link(`a${n}`)], gg: `2026-11-0${n + 1}` }),
    entry('ward', `w${n}`, { wardName: ['Cardiology', 'Radiology'][n], slug: ['cardiology', 'radiology'][n], text: paragraph('Open.') }),
    entry('illness', `i${n}`, { title: `Illness ${n}`, slug: `illness-${n}`, text: paragraph('Rest.'), treatedBy: [link(`w${n}`)] }),
  ])
  expect(roles(lines, entries)).toMatchObject({ servizio: 'story', author: 'person', ward: 'generic' })
})

test('inferMapping: the line below the dates of an event is its place, and titles before names are no jobs', () => {
  const events = ['Board', 'Members'].map((name, n) =>
    entry('meeting', `m${n}`, {
      name,
      slug: name.toLowerCase(),
      von: `2027-01-0${n + 1}T10:00`,
      til: `2027-01-0${n + 1}T12:00`,
      hvor: ['Chapel', 'Room 2'][n],
      text: paragraph('Come.'),
    }),
  )
  const doctors = ['Dr Nerys Vaughan', 'Prof Adam Okafor'].map((name, n) =>
    entry('doctor', `d${n}`, { name, kk: name.split(' ')[0], field: ['Heart surgeon', 'Head of surgery'][n] }),
  )
  const { mapping } = inferMapping(model({ meeting: 'name:s slug:s! von:d til:d hvor:s text:r', doctor: 'name:s kk:s field:s' }, [...events, ...doctors]))
  expect(mapping.types['meeting']).toMatchObject({ as: 'event', fields: { venue: { from: 'hvor' } } })
  expect(mapping.types['doctor']).toMatchObject({ as: 'person', fields: { role: { from: 'field' } } })
})

test('inferMapping: one entry that leads to several types is the front page, even with one list', () => {
  const lines = {
    front: 'aa:s zz:t bb:e>issue cc:ee>issue|interview dd:e>cartoon ee:e>poll',
    issue: 'title:s slug:s!',
    interview: 'title:s slug:s! text:r',
    cartoon: 'drawing:a',
    poll: 'prompt:s',
  }
  const { mapping } = inferMapping(
    model(lines, [entry('front', 'f', { aa: 'November', zz: 'The wall stays white.', bb: link('i') }), entry('issue', 'i', { title: 'Wall', slug: 'wall' })]),
  )
  expect(mapping.types['front']?.as).toBe('page')
})

test('inferMapping: entries with a date but without an address are parts, and dated pictures have pages', () => {
  const entries = ['Cloud', 'Type', 'Bread'].flatMap((name, n) => [
    entry('certificate', `c${n}`, { name, issuer: `School ${n}`, issued: `2026-0${n + 1}-01` }),
    entry('album', `a${n}`, { name, taken: `2026-0${n + 1}-01`, photos: [link('one', 'Asset'), link('two', 'Asset')] }),
  ])
  expect(roles({ certificate: 'name:s issuer:s issued:d', album: 'name:s taken:d photos:aa' }, entries)).toEqual({ certificate: 'part', album: 'generic' })
})

test('inferMapping: a type without an address is a page if it lists parts and only menus lead to it', () => {
  const lines = {
    screen: 'heading:s parts:ee>hero|cardRow|quoteBlock',
    menuItem: 'label:s screen:e>screen url:s',
    hero: 'heading:s',
    cardRow: 'heading:s',
    quoteBlock: 'heading:s',
  }
  expect(roles(lines)).toMatchObject({ screen: 'page', menuItem: 'link', hero: 'section' })
})

test('inferMapping: an entry with a job and a person is a credit, not a link', () => {
  const lines = { film: 'title:s slug:s! body:r credits:ee>credit', credit: 'job:s who:e>artist', artist: 'name:s slug:s! bio:t photo:a' }
  expect(roles(lines)['credit']).toBe('part')
})

test('inferMapping: a role that the site lacks becomes a generic page, or a part without an address', () => {
  const lines = { post: 'title:s slug:s! body:r published:d author:e>author', author: 'name:s role:s', talk: 'title:s slug:s! start:d end:d venue:s' }
  const known = inferMapping(model(lines))
  expect(known.mapping.types).toMatchObject({ post: { as: 'story' }, author: { as: 'person' }, talk: { as: 'event' } })
  const { mapping, reasons } = inferMapping(model(lines), {}, (role) => role !== 'person' && role !== 'event')
  expect(mapping.types).toMatchObject({ post: { as: 'story' }, author: { as: 'part' }, talk: { as: 'generic' } })
  expect(reasons['author']?.why).toContain('is like a person, which this site does not have')
})
