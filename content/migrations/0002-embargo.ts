import type { MigrationFunction } from 'contentful-migration'

/** Files under embargo are named, with the moment from which on everybody sees them. */
const embargo: MigrationFunction = (migration) => {
  const type = migration.createContentType('embargo', {
    name: 'Embargo',
    description: 'Files that nobody may see before a moment, wherever on the site they stand. The press gets them earlier, by a press link.',
    displayField: 'title',
  })
  type.createField('title', { name: 'Title', type: 'Symbol', required: true })
  type.createField('until', { name: 'Until', type: 'Date', required: true })
  type.createField('files', { name: 'Files', type: 'Array', required: true, items: { type: 'Link', linkType: 'Asset', validations: [] } })

  type.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'Only editors see it: what the embargo is about.' })
  type.changeFieldControl('until', 'builtin', 'datePicker', {
    helpText: 'From then on everybody sees the files, without anything being published again. Check the time zone.',
    format: 'timeZ',
    ampm: '24',
  })
  type.changeFieldControl('files', 'builtin', 'assetLinksEditor', {
    helpText: 'Pictures and other files, each of which the space must protect as well: only then nobody gets it by its own address.',
  })
}

export default embargo
