import type { MigrationFunction } from 'contentful-migration'

/** Topics by concepts of the taxonomy, besides tags. */
const concepts: MigrationFunction = (migration) => {
  const topic = migration.editContentType('topic')
  topic.editField('tag').required(false)
  topic.createField('concept', { name: 'Concept id', type: 'Symbol' })
  topic.moveField('concept').afterField('tag')

  topic.changeFieldControl('tag', 'builtin', 'singleLine', {
    helpText: 'The id of a tag of this space (Settings, Tags). Stories and events that carry it belong to this topic. Empty: the concept below decides.',
  })
  topic.changeFieldControl('concept', 'builtin', 'singleLine', {
    helpText: 'The id of a concept of the taxonomy. Stories and events with this concept or a narrower one belong to this topic. It comes before the tag.',
  })
}

export default concepts
