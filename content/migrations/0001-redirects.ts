import type { MigrationFunction } from 'contentful-migration'

/** Redirects get a status, languages and a time, and each language its own old address. */
const redirects: MigrationFunction = (migration) => {
  const redirect = migration.editContentType('redirect')
  redirect.editField('from').name('From (old address)').localized(true)
  redirect.createField('status', { name: 'Status', type: 'Symbol', validations: [{ in: ['301', '302', '307', '308', '410'] }] })
  redirect.createField('languages', { name: 'Only in these languages', type: 'Array', items: { type: 'Symbol', validations: [] } })
  redirect.createField('start', { name: 'Start', type: 'Date' })
  redirect.createField('end', { name: 'End', type: 'Date' })
  redirect.moveField('status').afterField('url')

  redirect.changeFieldControl('from', 'builtin', 'singleLine', {
    helpText: 'The old path, such as /opening-hours. With a language (/de/zeiten) it counts in that one alone. A * stands for any rest: /blog/*.',
  })
  redirect.changeFieldControl('url', 'builtin', 'singleLine', {
    helpText: 'Where there is no target: an address with https://, or a path of this site without its language. A * is filled with the rest.',
  })
  redirect.changeFieldControl('status', 'builtin', 'radio', {
    helpText: 'Moved for good: 301 or 308. For now: 302 or 307. Gone, without a successor: 410. Empty: as “Permanent” says.',
  })
  redirect.changeFieldControl('permanent', 'builtin', 'boolean', {
    helpText: 'Where no status is chosen: yes, where the old address will never be used again. Search engines then forget it.',
    trueLabel: 'Permanent',
    falseLabel: 'For now',
  })
  redirect.changeFieldControl('languages', 'builtin', 'tagEditor', { helpText: 'The tags of languages, such as de and fr. Empty: in every language.' })
  redirect.changeFieldControl('start', 'builtin', 'datePicker', { helpText: 'From when on it counts. Empty: at once.', format: 'timeZ', ampm: '24' })
  redirect.changeFieldControl('end', 'builtin', 'datePicker', { helpText: 'Until when it counts. Empty: for good.', format: 'timeZ', ampm: '24' })
}

export default redirects
