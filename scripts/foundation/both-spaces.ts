import { readFile, writeFile } from 'node:fs/promises'

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
  const observatory: Part = JSON.parse(await readFile('content/space.json', 'utf8'))
  const foundation: Part = JSON.parse(await readFile('content/foundation/space.json', 'utf8'))
  const entries = [...observatory.entries.map((entry) => (entry.sys.id === COLUMN ? withLink(entry) : entry)), ...foundation.entries]
  await writeFile(file, JSON.stringify({ ...observatory, tags: [...observatory.tags, ...foundation.tags], entries }))
  return file
}

function withLink(column: Entry): Entry {
  const children = Object.entries(column.fields['children'] ?? {}).map(([locale, links]) => [locale, [links, LINK].flat()])
  return { ...column, fields: { ...column.fields, children: Object.fromEntries(children) } }
}
