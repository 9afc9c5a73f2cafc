import type { Edit } from '../../support/site-copy.ts'
import { copyOf, link, resource, type ExportDraft } from '../../support/spaces/export-file.ts'
import { addLocale, changeContent, translate } from './content.ts'

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

const STORY = 'story-seeing'
/** The video of the story in sign language. */
const FILE = {
  url: '//videos.ctfassets.net/meridian00001/video-seeing/1/seeing.mp4',
  details: { size: 4_200_000 },
  fileName: 'seeing.mp4',
  contentType: 'video/mp4',
}

/** Adds Easy German and German Sign Language to a copy of the site, as in docs/i18n.md, each with one story. */
export async function addVariants(edit: Edit, folder: string): Promise<void> {
  await edit('app.config.ts', /(?<=\n) {2}\],\n/, `${ENTRIES}  ],\n`)
  await changeContent(folder, (space) => {
    addLocale(space, 'de-simple', 'Leichte Sprache', 'de')
    addLocale(space, 'de-sign', 'Gebärdensprache', 'de')
    const name = { title: 'Warum Sterne funkeln', slug: 'warum-sterne-funkeln' }
    const body = resource(space.entries, STORY).fields['body']?.['de']
    translate(space, STORY, 'de-simple', { ...name, summary: 'Die Luft bewegt sich immer.', body })
    translate(space, STORY, 'de-sign', { ...name, summary: 'Ein Video in Gebärdensprache.', body: videoIn(space) })
  })
}

/** Adds a video to the space. Returns a text that consists of it. */
function videoIn({ assets }: ExportDraft): unknown {
  assets.push({
    ...copyOf(resource(assets, 'file-visitor-guide'), 'video-seeing'),
    fields: { title: { en: 'Why stars twinkle, signed', 'de-sign': 'Warum Sterne funkeln, in Gebärden' }, file: { en: FILE } },
  })
  return { nodeType: 'document', data: {}, content: [{ nodeType: 'embedded-asset-block', content: [], data: { target: link('Asset', 'video-seeing') } }] }
}
