import { expect, test } from 'vitest'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import type { SpaceEntry } from 'content-mapping/space-model.ts'
import { entry, link, model, paragraph } from './models/model.ts'

test.each(['rubrique', 'kategorie', 'theme'])(
  'inferMapping: entries that lead elsewhere and that only menus hold are links, even if they are called %s',
  (name) => {
    const item = `libelle:s cible:e sous:ee>${name}`
    const orders = [
      { [name]: item, bandeau: `nom:s entrees:ee>${name}`, page: 'titre:s slug:s! texte:r' },
      { page: 'titre:s slug:s! texte:r', menu: `nom:s entrees:ee>${name}`, [name]: item },
    ]
    const entries = [
      entry('page', 'p', { titre: 'Le cabinet', slug: 'le-cabinet' }),
      entry(name, 'i', { libelle: 'Le cabinet', cible: link('p'), sous: [link('j')] }),
      entry(name, 'j', { libelle: 'Contact', cible: link('p') }),
      entry('bandeau', 'm', { nom: 'Haut', entrees: [link('i')] }),
      entry('menu', 'm', { nom: 'Haut', entrees: [link('i')] }),
    ]
    for (const lines of orders) {
      const { mapping } = inferMapping(
        model(
          lines,
          entries.filter(({ type }) => type in lines),
        ),
      )
      expect(mapping.types[name]).toMatchObject({ as: 'link', fields: { label: { from: 'libelle' }, target: { from: 'cible' } } })
    }
  },
)

test('inferMapping: entries that lead elsewhere are topics if entries with a text are grouped by them', () => {
  const lines = { post: 'title:s slug:s! body:r category:e>category', category: 'name:s page:e>page', page: 'title:s slug:s! body:r' }
  expect(inferMapping(model(lines)).mapping.types['category']?.as).toBe('topic')
})

test.each(['anchorId', 'htmlId', 'kotva', 'zz'])('inferMapping: the anchor of a part in a list of sections is no address: %s', (anchor) => {
  const lines = {
    page: 'title:s slug:s! parts:ee>offer|facts|words',
    offer: `name:s headline:s copy:t ${anchor}:s!`,
    facts: 'name:s headline:s',
    words: 'name:s headline:s copy:r',
  }
  const entries = [
    entry('page', 'p', { title: 'Prices', slug: 'prices', parts: [link('o'), link('f'), link('w')] }),
    entry('offer', 'o', { name: 'Closing offer', headline: 'Start today', copy: 'Cancel at any time.', [anchor]: 'closing-offer' }),
  ]
  const { mapping } = inferMapping(model(lines, entries))
  expect(mapping.types['offer']).toMatchObject({ as: 'section', fields: { title: { from: 'headline' } }, hidden: expect.arrayContaining([anchor]) })
})

test('inferMapping: pages of several types in one list have addresses, and a slug in a list of sections is an address', () => {
  const story = 'title:s zz:s! body:r'
  const lines = { page: 'title:s slug:s! more:ee>hut|trail|lake', hut: story, trail: story, lake: story }
  const hut = entry('hut', 'h', { title: 'High hut', zz: 'high-hut', body: paragraph('Twelve bunks.') })
  const trail = entry('trail', 't', { title: 'Ridge', zz: 'ridge-1', body: paragraph('Steep.') })
  const lake = entry('lake', 'l', { title: 'Blue lake', zz: 'blue-lake', body: paragraph('Cold.') })
  const all = [entry('page', 'p', { title: 'Home', slug: 'home', more: [link('h'), link('t'), link('l')] }), hut, trail, lake]
  expect(inferMapping(model(lines, all)).mapping.types['hut']).toMatchObject({ as: 'generic', fields: { slug: { from: 'zz' } } })
  const sections = { page: 'title:s slug:s! parts:ee>case|facts|words', case: 'title:s slug:s body:r', facts: 'headline:s', words: 'headline:s' }
  expect(inferMapping(model(sections)).mapping.types['case']?.fields).toHaveProperty('slug')
})

test('inferMapping: a test between two variants of a part is never shown, unless a list of sections holds it', () => {
  const lines = {
    hero: 'heading:s text:t',
    trial: 'title:s control:e>hero challenger:e>hero share:n',
    match: 'title:s home:e>team away:e>team goals:n',
    team: 'name:s',
  }
  const types = inferMapping(model(lines)).mapping.types
  expect(types['trial']?.as).toBe('ignore')
  expect(types['match']?.as).not.toBe('ignore')
  const inList = { ...lines, page: 'title:s slug:s! sections:ee>hero|trial|match' }
  expect(inferMapping(model(inList)).mapping.types['trial']?.as).not.toBe('ignore')
})

test('inferMapping: the kind of a notice sets its appearance, and other choices are content', () => {
  const lines = {
    page: 'title:s slug:s! sections:ee>notice|animal|words',
    notice: 'text:s level:s=info|warning',
    animal: 'name:s species:s=dog|cat',
    words: 'text:t',
  }
  const { types } = inferMapping(model(lines)).mapping
  expect(types['notice']?.hidden).toEqual(['level'])
  expect(types['animal']).not.toHaveProperty('hidden')
  expect(inferMapping(model({ avviso: 'messaggio:s livello:s=info|allerta' })).mapping.types['avviso']?.hidden).toEqual(['livello'])
})

test('inferMapping: a link to the entry whose path is the beginning of the own path leads to the parent, under any name', () => {
  const page = (id: string, path: string, zz?: string) =>
    entry('page', id, { title: id, path, text: paragraph('Open.'), ...(zz !== undefined && { zz: link(zz) }) })
  const mappingOf = (...entries: readonly SpaceEntry[]) => inferMapping(model({ page: 'title:s path:s! text:r zz:e>page' }, entries)).mapping.types['page']
  expect(mappingOf(page('Town', 'town'), page('History', 'town/history', 'Town'), page('Mill', 'town/history/mill', 'History'))).toMatchObject({
    fields: { parent: { from: 'zz' } },
  })
  expect(mappingOf(page('Town', 'town'), page('History', 'town/history', 'Town'), page('Mill', 'mill', 'Town'))?.fields).not.toHaveProperty('parent')
})

test.each(['guests', 'invites', 'ospiti', 'teilnehmer'])('inferMapping: the people in a story who did not write it are no authors: %s', (id) => {
  const lines = { episode: `title:s slug:s! body:r date:d ${id}:ee>person zz:ee>person`, person: 'firstName:s lastName:s photo:a' }
  expect(inferMapping(model(lines)).mapping.types['episode']?.fields['authors']).toEqual({ from: 'zz' })
  const alone = { ...lines, episode: `title:s slug:s! body:r date:d ${id}:ee>person` }
  expect(inferMapping(model(alone)).mapping.types['episode']?.fields).not.toHaveProperty('authors')
})
