import type { MigrationFunction } from 'contentful-migration'

/** Adds the address and the location of the venue to events. */
const placesOfEvents: MigrationFunction = (migration) => {
  const event = migration.editContentType('event')
  event.createField('address', { name: 'Address', type: 'Text', localized: true })
  event.createField('location', { name: 'Location', type: 'Location' })
  event.moveField('address').afterField('venue')
  event.moveField('location').afterField('address')

  event.changeFieldControl('address', 'builtin', 'multipleLine', {
    helpText: 'Where the venue is, as on a letter: for maps, calendars and search engines. Empty: nothing is said.',
  })
  event.changeFieldControl('location', 'builtin', 'locationEditor', { helpText: 'The point on the map. Empty: no map is offered.' })
}

export default placesOfEvents
