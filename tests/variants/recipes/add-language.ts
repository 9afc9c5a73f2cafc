import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { resource } from '../../support/spaces/export-file.ts'
import type { Edit } from '../../support/site-copy.ts'
import { addLocale, changeContent, translate } from './content.ts'

const ENTRY = `    {
      tag: 'it',
      prefix: 'it',
      contentful: 'it-IT',
      dir: 'ltr',
      endonym: 'Italiano',
      segments: { stories: 'storie', events: 'appuntamenti', topics: 'temi', people: 'persone' },
    },
`

/** Adds Italian to a copy of the site, exactly as in docs/i18n.md: a language in the settings, a message file if necessary, and content. */
export async function addItalian(edit: Edit, folder: string): Promise<void> {
  await edit('app.config.ts', /(?<=\n) {2}\],\n/, `${ENTRY}  ],\n`)
  // Only the tested messages are translated. A team would translate the others too.
  const translated = { skip_to_content: 'Vai al contenuto', not_found_title: 'Pagina non trovata', stories_title: 'Storie' }
  const own = resolve(folder, 'site/messages/it.json')
  await mkdir(dirname(own), { recursive: true })
  await writeFile(own, `${JSON.stringify(existsSync(resolve(folder, 'messages/it.json')) ? translated : await italian(folder, translated), null, 2)}\n`)
  await changeContent(folder, (space) => {
    addLocale(space, 'it-IT', 'Italiano', 'en')
    translate(space, 'story-seeing', 'it-IT', {
      title: 'Perché le stelle brillano',
      slug: 'perché-le-stelle-brillano',
      summary: 'L’aria non sta mai ferma.',
      body: resource(space.entries, 'story-seeing').fields['body']?.['fr'],
    })
  })
}

/** Returns all messages of the product, of which some are translated. */
async function italian(folder: string, translated: object): Promise<unknown> {
  const messages: Record<string, unknown> = JSON.parse(await readFile(resolve(folder, 'messages/en.json'), 'utf8'))
  // Italian has one plural form that English lacks.
  return JSON.parse(JSON.stringify({ ...messages, ...translated }).replace(/"(\w+)=other":("(?:[^"\\]|\\.)*")/g, '"$1=many":$2,"$1=other":$2'))
}
