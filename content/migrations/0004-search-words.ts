import type { MigrationFunction } from 'contentful-migration'

/** Words that mean the same to visitors who search, and the pages that answer them. */
const searchWords: MigrationFunction = (migration) => {
  const type = migration.createContentType('searchTerms', {
    name: 'Search words',
    description: 'Words that mean the same to visitors who search, and the pages that answer them.',
    displayField: 'internalName',
  })
  type.createField('internalName', { name: 'Internal name', type: 'Symbol', required: true })
  type.createField('words', { name: 'Words', type: 'Array', localized: true, required: true, items: { type: 'Symbol', validations: [] } })
  type.createField('pages', {
    name: 'Pages shown first',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['page', 'story', 'event', 'topic', 'person'] }] },
  })

  type.changeFieldControl('internalName', 'builtin', 'singleLine', { helpText: 'Only editors see it: what visitors look for.' })
  type.changeFieldControl('words', 'builtin', 'tagEditor', {
    helpText: 'Words and short phrases that visitors type and that mean the same: restaurant, food, something to eat.',
  })
  type.changeFieldControl('pages', 'builtin', 'entryLinksEditor', {
    helpText: 'Pages that answer these words: they are found by them and come first. Empty: the words only stand for each other.',
  })
}

export default searchWords
