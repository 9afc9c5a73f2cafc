import { spawnSync } from 'node:child_process'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Edit } from '../../support/site-copy.ts'
import { changeContent, removeTypes } from './content.ts'

/** Take the page types `event` and `person` out of a copy of the site. */
export async function removeEventAndPerson(edit: Edit, folder: string): Promise<void> {
  for (const type of ['event', 'person']) {
    await rm(resolve(folder, `src/config/page-types/${type}.ts`))
    for (const layer of ['entries', 'pages']) await rm(resolve(folder, `src/${layer}/${type}`), { recursive: true })
  }
  for (const listing of ['events', 'people']) await rm(resolve(folder, `src/routes/$locale/${listing}`), { recursive: true })
  await edit('src/config/page-types/table.ts', /, event|, person/g, '')
  for (const file of ['config/page-types/table.ts', 'entries/table.server.ts', 'entries/cards.tsx', 'pages/table-of-programs.server.ts']) {
    await dropLines(resolve(folder, 'src', file))
  }
  await edit('app.config.ts', /, (?:events|people): '[^']*'/g, '')
  await edit('app.config.ts', /, (?:event|person): '\w+'/g, '')
  await dropMessages(folder)
  await changeContent(folder, (draft) => removeTypes(draft, ['event', 'person'], ['/events', '/people']))
}

/** Take away the lines of a table that name the two, and the imports that they needed. */
async function dropLines(path: string): Promise<void> {
  const lines = (await readFile(path, 'utf8')).split('\n')
  await writeFile(path, lines.filter((line) => !/^import .*\.\/(?:event|person)(?:\/|\.ts)|^  (?:event|person)[:,]/.test(line)).join('\n'))
}

/** Take away the messages of which `npm run check` says that nothing uses them. */
async function dropMessages(folder: string): Promise<void> {
  const print =
    "console.log((await (await import('./scripts/messages/message-problems.ts')).unusedMessages((await import('./app.config.ts')).default)).join('\\n'))"
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', print], { cwd: folder, encoding: 'utf8' })
  const unused = new Set([...stdout.matchAll(/^"(\w+)"/gm)].map(([, key]) => key))
  for await (const file of glob('messages/*.json', { cwd: folder })) {
    const path = resolve(folder, file)
    const messages = Object.entries<unknown>(JSON.parse(await readFile(path, 'utf8')))
    await writeFile(path, JSON.stringify(Object.fromEntries(messages.filter(([key]) => !unused.has(key))), null, 2))
  }
}
