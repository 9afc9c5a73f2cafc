import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Edit } from '../../support/site-copy.ts'
import { removeTypes } from '../../support/spaces/without-types.ts'
import { changeContent } from './content.ts'
import { runCommandOf } from './readme.ts'

/** Removes the page types `event` and `person` from a copy of the site. */
export async function removeEventAndPerson(edit: Edit, folder: string): Promise<void> {
  for (const [type, listing] of [
    ['event', 'events'],
    ['person', 'people'],
  ] as const) {
    runCommandOf('Remove a page type', folder, { type, listing })
    await edit('src/config/page-types/table.ts', `, ${type}`, '')
    for (const file of ['config/page-types/table.ts', 'entries/table.server.ts', 'entries/cards.tsx', 'pages/table-of-feeds.server.ts']) {
      await dropFromTable(folder, `src/${file}`, type)
    }
  }
  // A copy of only the site has no tests.
  for (const file of ['app.config.ts', 'tests/fixtures/app.config.ts'].filter((each) => existsSync(resolve(folder, each)))) {
    await edit(file, /, (?:events|people): '[^']*'/g, '')
    await edit(file, /, (?:event|person): '\w+'/g, '')
    await edit(file, /^ +(?:eventsPerPage|peoplePerPage|pastEventsShown): .*\n/gm, '')
  }
  await dropMessages(folder)
  await dropFromContent(folder, ['event', 'person'], ['events', 'people'])
}

/** Removes the section type `quote` from a copy of the site. */
export async function removeQuote(edit: Edit, folder: string): Promise<void> {
  runCommandOf('Remove a section type', folder, { type: 'quote' })
  for (const file of ['registry.server.ts', 'registry.tsx', 'html/section-html.ts']) await dropFromTable(folder, `src/sections/${file}`, 'quote')
  await edit('src/sections/html/section-html.ts', 'inLanguage, ', '')
  await dropMessages(folder)
  await dropFromContent(folder, ['quote'])
}

/** Removes content types from the content, from the model of the product, and from the handbook, which a copy of only the site lacks. */
async function dropFromContent(folder: string, types: readonly string[], listings: readonly string[] = []): Promise<void> {
  await changeContent(folder, (draft) => removeTypes(draft, types, listings))
  await changeContent(
    folder,
    (draft) => {
      draft.entries = []
      removeTypes(draft, types, listings)
      Reflect.deleteProperty(draft, 'entries')
    },
    'scripts/model/content-model.json',
  )
  if (!existsSync(resolve(folder, 'docs/editors.md'))) return
  const { status, stderr } = spawnSync(process.execPath, ['scripts/documentation/handbook-reference.ts'], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/** Removes the line of a type from a table, which may be a function of several lines, and the import that it needed. */
async function dropFromTable(folder: string, file: string, type: string): Promise<void> {
  const path = resolve(folder, file)
  const text = await readFile(path, 'utf8')
  const entry = new RegExp(`^  ${type}(?:,|: .*,|: [^]*?\\n  [\\])}]+,)\\n`, 'm')
  await writeFile(path, text.replace(new RegExp(`^import .*\\./${type}(?:/|\\.ts').*\\n`, 'm'), '').replace(entry, ''))
}

/** Deletes the messages that `npm run check` reports as unused. */
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
