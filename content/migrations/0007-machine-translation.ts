import type { MigrationFunction } from 'contentful-migration'

const HELP = 'Only for a text by a machine. Unreviewed: visitors see a notice. Reviewed: a person has checked the text, and the notice disappears.'

/** Marks for translations by machines, per language. */
const machineTranslation: MigrationFunction = (migration) => {
  for (const id of ['page', 'story', 'event', 'person', 'topic']) {
    const type = migration.editContentType(id)
    type.createField('machineTranslation', {
      name: 'Machine translation',
      type: 'Symbol',
      localized: true,
      validations: [{ in: ['unreviewed', 'reviewed'] }],
    })
    type.changeFieldControl('machineTranslation', 'builtin', 'dropdown', { helpText: HELP })
  }
}

export default machineTranslation
