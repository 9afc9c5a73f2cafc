import { expect, test } from 'vitest'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { entry, model, paragraph, type Lines } from './models/model.ts'

/** Infers the fields of a content type from its entries. */
function fieldsOf(lines: Lines, type: string, entries: readonly Readonly<Record<string, unknown>>[]) {
  const { mapping } = inferMapping(
    model(
      lines,
      entries.map((fields, index) => entry(type, `${type}-${index}`, fields)),
    ),
  )
  return mapping.types[type]?.fields ?? {}
}

test('inferMapping: a title whose values repeat is a label, and the headline is the title', () => {
  const pages = ['Trams', 'Ferries', 'Parks', 'Schools'].map((headline) => ({
    title: 'Standard page',
    headline,
    slug: headline.toLowerCase(),
    body: paragraph(headline),
  }))
  expect(fieldsOf({ page: 'title:s headline:s slug:s! body:r' }, 'page', pages)['title']).toEqual({ from: 'headline' })
})

test('inferMapping: names by which editors find entries are no titles', () => {
  const heroes = ['Home > Hero', 'About > Hero', 'Jobs > Hero'].map((title) => ({ title, text: 'Welcome to the city of bridges' }))
  expect(fieldsOf({ page: 'title:s slug:s! blocks:ee>hero|cta', cta: 'headline:s', hero: 'title:s text:t' }, 'hero', heroes)).not.toHaveProperty('title')
})

test('inferMapping: a long text is no title', () => {
  const text = 'The ferry runs every hour from the old harbour. '.repeat(12)
  expect(fieldsOf({ page: 'title:s slug:s! blocks:ee>card|cta', cta: 'headline:s', card: 'title:t picture:a' }, 'card', [{ title: text }])).not.toHaveProperty(
    'title',
  )
})

test('inferMapping: a field that names a list belongs to the list', () => {
  const lines = { homePage: 'skillsTitle:s title:s skillsText:r introText:r skills:ee>skill', skill: 'name:s icon:a' }
  const { mapping, reasons } = inferMapping(model(lines))
  expect(mapping.types['homePage']?.fields['title']).toEqual({ from: 'title' })
  expect(reasons['homePage']?.fields['introText']?.means).not.toBe(reasons['homePage']?.fields['skillsText']?.means)
  expect(reasons['homePage']?.fields['skillsText']?.means).toBe('own')
})

test('inferMapping: a slug is recognized by its values, and so is the title that it derives from', () => {
  const entries = ['Old harbour', 'New bridge', 'City hall'].map((fieldB, n) => ({
    fieldA: `Note ${n}`,
    fieldB,
    fieldC: fieldB.toLowerCase().replace(' ', '-'),
  }))
  expect(fieldsOf({ typeA: 'fieldA:s fieldB:s fieldC:s fieldD:r' }, 'typeA', entries)).toMatchObject({ slug: { from: 'fieldC' }, title: { from: 'fieldB' } })
})

test('inferMapping: a prefix of all content types does not distinguish them', () => {
  const lines = {
    Component_page: 'title:s body:r',
    Component_homePage: 'title:s sections:ee>Component_hero',
    Component_hero: 'headline:s',
    Component_author: 'name:s bio:t',
  }
  const { mapping } = inferMapping(model(lines))
  expect(Object.values(mapping.types).map(({ as }) => as)).toEqual(['page', 'page', 'section', 'person'])
})
