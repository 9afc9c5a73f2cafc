import { readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Edit } from '../../support/site-copy.ts'
import { changeContent, removeTypes } from './content.ts'

/** Take the page types `event` and `person` out of a copy of the site. */
export async function removeEventAndPerson(edit: Edit, folder: string): Promise<void> {
  for (const each of ['src/page-types/event', 'src/page-types/person', 'src/routes/$locale/events', 'src/routes/$locale/people']) {
    await rm(resolve(folder, each), { recursive: true })
  }
  await edit('src/page-types/table.ts', /, event|, person/g, '')
  for (const file of ['table.ts', 'table.server.ts', 'cards.tsx', 'card.ts']) await dropLines(resolve(folder, 'src/page-types', file))
  await edit('app.config.ts', /, (?:events|people): '[^']*'/g, '')
  await edit('app.config.ts', /, (?:event|person): '\w+'/g, '')
  await changeContent(folder, (draft) => removeTypes(draft, ['event', 'person'], ['/events', '/people']))
}

/** Take away the lines of a table that name the two, and the imports that they needed. */
async function dropLines(path: string): Promise<void> {
  const lines = (await readFile(path, 'utf8')).split('\n')
  await writeFile(path, lines.filter((line) => !/^import .*\.\/(?:event|person)\/|^  (?:event|person)[:,]|kind: '(?:event|person)'/.test(line)).join('\n'))
}
