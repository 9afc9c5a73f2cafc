import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { replaceFile } from 'contentful-emulator/disk/replace-file.ts'
import { StartError } from '../../src/config/start-error.ts'

/** The part of an export file that the foundation adds to. */
interface Part {
  readonly tags: readonly object[]
  readonly entries: readonly Entry[]
}

interface Entry {
  readonly sys: { readonly id: string }
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** Column of the observatory's footer that gets a link to the foundation. */
const COLUMN = 'foot-house'
const LINK = { sys: { type: 'Link', linkType: 'Entry', id: 'foundation-foot-link' } }

/** Writes the space of the observatory with the entries of its foundation. The file lies beside the pictures, which both need. */
export async function writeBothSpaces(file = 'content/with-foundation.json'): Promise<string> {
  const [observatory, foundation] = [await readPart('content/space.json'), await readPart('content/foundation/space.json')]
  const entries = [...observatory.entries.map((entry) => (entry.sys.id === COLUMN ? withLink(entry) : entry)), ...foundation.entries]
  await replaceFile(file, JSON.stringify({ ...observatory, tags: [...observatory.tags, ...foundation.tags], entries }))
  return file
}

async function readPart(file: string): Promise<Part> {
  if (!existsSync(file)) throw new StartError(`${file} is missing: the command shows the demonstration, with both of its sites.`)
  return JSON.parse(await readFile(file, 'utf8'))
}

function withLink(column: Entry): Entry {
  const children = Object.entries(column.fields['children'] ?? {}).map(([locale, links]) => [locale, [links, LINK].flat()])
  return { ...column, fields: { ...column.fields, children: Object.fromEntries(children) } }
}
