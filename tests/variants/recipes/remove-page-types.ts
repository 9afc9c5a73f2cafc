import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Edit } from '../../support/site-copy.ts'
import { changeContent, removeTypes } from './content.ts'

/** Take the page types `event` and `person` out of a copy of the site. */
export async function removeEventAndPerson(edit: Edit, folder: string): Promise<void> {
  for (const each of ['src/page-types/event', 'src/page-types/person', 'src/routes/$locale/events', 'src/routes/$locale/people']) {
    await rm(resolve(folder, each), { recursive: true })
  }
  await edit('app.config.ts', /, events: '[^']*'(?=[^\n]*)/g, '')
  await changeContent(folder, (draft) => removeTypes(draft, ['event', 'person'], ['/events', '/people']))
}
