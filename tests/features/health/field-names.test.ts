import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { HealthReport } from '../../../src/features/health/report/health-report.ts'
import { changedSpace, resource } from '../../support/spaces/export-file.ts'
import { harbourSpace } from '../../support/spaces/harbour-space.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { check, checkMapped } from './checked.ts'

/** Returns the sentences about an entry that is translated in part, with the ids of their fields. */
const partly = ({ findings }: HealthReport, entry: string) =>
  findings.filter(({ kind, id, locale }) => kind === 'partly-translated' && id === entry && locale === 'de').map(({ field, sentence }) => [field, sentence])

test('content:check: a sentence names a field as the editor does, and the finding has the id of the field', async () => {
  const file = changedSpace(({ contentTypes, entries }) => {
    const story = contentTypes.find(({ sys }) => Object(sys).id === 'story')
    for (const field of Object(story).fields) if (field.id === 'body') field.name = 'Text of the story'
    delete resource(entries, 'story-seeing').fields['body']?.['de']
  })
  expect(partly(await check(file), 'story-seeing')).toEqual([['body', 'Not translated into German: Text of the story. The site shows English there.']])
})

test('content:check: a sentence about custom content types names mapped and unmapped fields as the editor does', async () => {
  const words = { title: 'A morning at the harbour', body: 'The boats come back before seven, with herring.' }
  const { contentTypes, entries, locales, ...rest } = harbourSpace([
    { ...words, code: 'en' },
    { ...words, code: 'de' },
  ])
  const names: Readonly<Record<string, string>> = { text: 'Text of the post', photo: 'Large picture' }
  const added = (id: string, name: string) => ({ id, name, type: 'Text', localized: true, required: false, validations: [] })
  const space = {
    ...rest,
    locales: locales.map((locale) => (locale.default ? locale : { ...locale, fallbackCode: 'en' })),
    contentTypes: contentTypes.map((type) => ({
      ...type,
      fields: [
        ...type.fields.map((field) => ({ ...field, name: names[field.id] ?? field.name })),
        added('remarks', 'Remarks of the keeper'),
        added('weather', 'Weather at sea'),
      ],
    })),
    entries: entries.map((entry) => ({
      ...entry,
      fields: {
        ...entry.fields,
        text: { en: words.body },
        remarks: { en: 'The tide is late on most mornings.' },
        weather: { en: 'Fog until nine, then wind from the west.' },
      },
    })),
  }
  const file = join(temporaryFolder('space'), 'space.json')
  writeFileSync(file, JSON.stringify(space))
  expect(partly(await checkMapped(file), 'post-one')).toEqual([
    ['remarks', 'Not translated into German: Remarks of the keeper, Text of the post, Weather at sea. The site shows English there.'],
  ])
})
