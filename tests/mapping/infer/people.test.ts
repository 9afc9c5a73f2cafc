import { expect, test } from 'vitest'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { entry, model } from './models/model.ts'

/** Infers the mapping of a content type from its fields and the values of its entries. */
function mappingOf(line: string, rows: readonly Readonly<Record<string, string>>[] = []) {
  const entries = rows.map((row, n) => entry('typeA', `a${n}`, row))
  return inferMapping(model({ typeA: line }, entries)).mapping.types['typeA']
}

test.each([
  ['prenom:s nom:s fonction:s', '{prenom} {nom}'],
  ['nomDeFamille:s prenom:s fonction:s', '{prenom} {nomDeFamille}'],
  ['tytul:s imie:s nazwisko:s opis:t', '{imie} {nazwisko}'],
  ['krestniJmeno:s prijmeni:s profese:s', '{krestniJmeno} {prijmeni}'],
  ['fornavn:s etternavn:s stilling:s', '{fornavn} {etternavn}'],
  ['etunimi:s sukunimi:s kuva:a', '{etunimi} {sukunimi}'],
])('inferMapping: a given name and a family name belong to a person: %s', (line, template) => {
  expect(mappingOf(line)).toMatchObject({ as: 'person', fields: { name: { template } } })
})

test('inferMapping: the name of a person is not its academic degree, which repeats', () => {
  const rows = [
    { tytul: 'lek.', imie: 'Zbigniew', nazwisko: 'Wrona' },
    { tytul: 'lek.', imie: 'Grażyna', nazwisko: 'Sokół' },
    { tytul: 'dr n. med.', imie: 'Bożena', nazwisko: 'Lis' },
  ]
  expect(mappingOf('tytul:s imie:s nazwisko:s slug:s!', rows)).toMatchObject({ as: 'person', fields: { name: { template: '{imie} {nazwisko}' } } })
})

test('inferMapping: single names that the e-mail addresses contain are names of a person, under any field id and in any language', () => {
  const rows = [
    { aa: 'Osei', bb: 'Bonsu', cc: 'o.bonsu@example.org', dd: 'Treats sheep.' },
    { aa: 'Winifred', bb: 'Hale', cc: 'winifred.hale@example.org', dd: 'Opens the gate.' },
    { aa: 'Łucja', bb: 'Mróz', cc: 'l.mroz@example.org', dd: 'Counts the hay.' },
  ]
  expect(mappingOf('aa:s bb:s cc:s dd:t', rows)).toMatchObject({ as: 'person', fields: { name: { template: '{aa} {bb}' } } })
})

test('inferMapping: places with an e-mail address, plants with a family and parts with a first paragraph are no people', () => {
  const offices = [
    { aa: 'Ghent', bb: 'Belgium', cc: 'ghent@example.org', dd: 'Open on weekdays.' },
    { aa: 'Porto', bb: 'Portugal', cc: 'porto@example.org', dd: 'Open on weekends.' },
  ]
  expect(mappingOf('aa:s bb:s cc:s dd:t', offices)?.as).not.toBe('person')
  const plants = [
    { name: 'Dog rose', family: 'Rosaceae', habitat: 'Hedges' },
    { name: 'Oxlip', family: 'Primulaceae', habitat: 'Woods' },
  ]
  expect(mappingOf('name:s family:s habitat:s', plants)?.as).not.toBe('person')
  expect(mappingOf('name:s firstParagraph:s picture:a')?.as).not.toBe('person')
})
