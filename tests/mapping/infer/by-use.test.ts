import { expect, test } from 'vitest'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { entry, link, model } from './models/model.ts'

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
