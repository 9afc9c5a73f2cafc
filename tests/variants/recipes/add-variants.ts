import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Edit } from '../../support/site-copy.ts'
import { resource, type ExportDraft } from '../../support/spaces/export-file.ts'

const SEGMENTS = "segments: { stories: 'geschichten', events: 'veranstaltungen', topics: 'themen', people: 'menschen', search: 'suche' }"
const ENTRIES = `    {
      tag: 'de-simple',
      variantOf: 'de',
      prefix: 'leichte-sprache',
      contentful: 'de-simple',
      dir: 'ltr',
      endonym: 'Leichte Sprache',
      ${SEGMENTS},
    },
    {
      tag: 'de-x-sign',
      variantOf: 'de',
      signLanguage: 'gsg',
      prefix: 'gebaerdensprache',
      contentful: 'de-sign',
      dir: 'ltr',
      endonym: 'Gebärdensprache',
      ${SEGMENTS},
    },
`

/** Texts in Easy German by entry. */
const EASY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'story-seeing': { title: 'Warum Sterne funkeln', slug: 'warum-sterne-funkeln', summary: 'Die Luft bewegt sich immer.' },
}

/** Adds Easy German and German Sign Language to a copy of the site, as in docs/i18n.md. */
export async function addVariants(edit: Edit, folder: string): Promise<void> {
  await edit('app.config.ts', /(?<=\n) {2}\],\n/, `${ENTRIES}  ],\n`)
  const path = resolve(folder, 'content/space.json')
  const space: ExportDraft = JSON.parse(await readFile(path, 'utf8'))
  for (const [code, name] of [
    ['de-simple', 'Leichte Sprache'],
    ['de-sign', 'Gebärdensprache'],
  ] as const)
    space.locales.push({
      name,
      code,
      fallbackCode: 'de',
      default: false,
      contentManagementApi: true,
      contentDeliveryApi: true,
      optional: true,
      sys: { type: 'Locale', id: `locale-${code}` },
    })
  for (const [id, texts] of Object.entries(EASY)) {
    const { fields } = resource(space.entries, id)
    for (const [field, text] of Object.entries({ ...texts, body: fields['body']?.['de'] })) fields[field] = { ...fields[field], 'de-simple': text }
  }
  await writeFile(path, JSON.stringify(space))
}
