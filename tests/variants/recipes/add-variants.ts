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
  signStory(space)
  await writeFile(path, JSON.stringify(space))
}

/** Adds a story in German Sign Language, which consists of a video. */
function signStory(space: ExportDraft): void {
  const guide = resource(space.assets, 'file-visitor-guide')
  const file = {
    url: '//videos.ctfassets.net/meridian00001/video-seeing/1/seeing.mp4',
    details: { size: 4_200_000 },
    fileName: 'seeing.mp4',
    contentType: 'video/mp4',
  }
  space.assets.push({
    ...guide,
    sys: { ...guide.sys, id: 'video-seeing' },
    fields: { title: { en: 'Why stars twinkle, signed', 'de-sign': 'Warum Sterne funkeln, in Gebärden' }, file: { en: file } },
  })
  const { fields } = resource(space.entries, 'story-seeing')
  const video = { nodeType: 'embedded-asset-block', content: [], data: { target: { sys: { type: 'Link', linkType: 'Asset', id: 'video-seeing' } } } }
  const texts = { title: 'Warum Sterne funkeln', slug: 'warum-sterne-funkeln', summary: 'Ein Video in Gebärdensprache.' }
  for (const [field, value] of Object.entries({ ...texts, body: { nodeType: 'document', data: {}, content: [video] } }))
    fields[field] = { ...fields[field], 'de-sign': value }
}
