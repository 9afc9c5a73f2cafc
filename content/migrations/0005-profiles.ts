import type { MigrationFunction } from 'contentful-migration'

/** The organization's pages elsewhere, for search engines. */
const profiles: MigrationFunction = (migration) => {
  const settings = migration.editContentType('siteSettings')
  settings.createField('profiles', {
    name: 'Profiles elsewhere',
    type: 'Array',
    items: { type: 'Symbol', validations: [{ regexp: { pattern: '^https?://' } }] },
  })
  settings.moveField('profiles').afterField('phone')

  settings.changeFieldControl('profiles', 'builtin', 'tagEditor', {
    helpText: 'Addresses of the organization’s pages elsewhere, such as https://www.youtube.com/@meridian: search engines learn that they are yours.',
  })
}

export default profiles
