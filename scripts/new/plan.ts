import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import site from '../../app.config.ts'
import { checkSite } from '../../src/config/check-site.server.ts'
import { StartError } from '../../src/config/start-error.ts'
import { configured } from '../adopted/configured.ts'
import { formatted } from '../adopt/formatted.ts'
import { shownMessages } from '../messages/inlang-settings.ts'
import { readOwnMessages } from '../messages/message-file.ts'
import { MODEL_FILE } from '../model/own-model.ts'
import { addPageType, addSection, type Addition } from './content.ts'
import { changedExportFile, type ExportFile } from './export-file.ts'
import { migrationText, nextMigration } from './migration.ts'
import { kindOf, namesOf, type Kind, type Names } from './names.ts'
import { skeleton } from './skeleton.ts'
import { refuseFiles, refuseTaken, refuseTakenMessage } from './taken.ts'

/** Everything that the command writes, computed before anything is written. */
export interface Plan {
  /** Texts of files by path. */
  readonly files: ReadonlyMap<string, string>
  /** Next steps for the author. */
  readonly sentences: readonly string[]
}

/** Adds a type to a space. For a space in Contentful, the space is the product's model without entries. */
type Add = (space: ExportFile, names: Names) => Addition

/** Plans a skeleton. Throws a `StartError` if a name is wrong or taken, or if a file of the team cannot be read. Writes nothing. */
export async function planNew(kindName: string, name: string, listing: string | undefined): Promise<Plan> {
  checkSite(site)
  const kind = kindOf(kindName)
  const names = namesOf(name, listing)
  await refuseTaken(kind, names)
  const created = await newFiles(kind, names)
  refuseFiles([...created.keys()])
  if (kind === 'theme') return { files: created, sentences: [`Name the theme in app.config.ts: theme: '${name}'.`] }
  const messages = kind === 'page-type' ? await withMessage(`${names.listing}_title`, names.label) : new Map<string, string>()
  const content = await withType(names, kind === 'section' ? addSection : addPageType)
  return { files: new Map([...created, ...messages, ...content.files]), sentences: content.sentences }
}

async function newFiles(kind: Kind, names: Names): Promise<ReadonlyMap<string, string>> {
  if (kind === 'section') return skeleton('section', `site/sections/${names.type}`, names)
  if (kind === 'theme') return skeleton('theme', `site/themes/${names.type}`, names)
  const pages = await skeleton('page-type', `site/page-types/${names.type}`, names)
  return new Map([...pages, ...(await skeleton('routes', `site/routes/${names.listing}`, names))])
}

/** Adds a content type to the export file of the site, and a migration for spaces in Contentful. */
async function withType(names: Names, add: Add): Promise<Plan> {
  const { CONTENT_SPACE: file, CONTENTFUL_SPACE_ID: id } = configured()
  const migration = nextMigration(names.type)
  const migrationOf = async ({ added, permissions }: Addition) => formatted(migration, migrationText(added, permissions))
  if (id !== undefined) {
    const model: ExportFile = JSON.parse(await readFile(MODEL_FILE, 'utf8'))
    const text = await migrationOf(add({ ...model, entries: [] }, names))
    return { files: new Map([[migration, text]]), sentences: ['Add its content type to the space: npm run content:migrate'] }
  }
  if (!existsSync(file)) throw new StartError(`${file} is missing: name the space in .env, as docs/adopting.md describes. Nothing was written.`)
  const additions: Addition[] = []
  const space = changedExportFile(await readFile(file, 'utf8'), (draft) => additions.push(add(draft, names)))
  const texts = await Promise.all(additions.map(migrationOf))
  return {
    files: new Map([[file, space], ...texts.map((text) => [migration, text] as const)]),
    sentences: [`${file} has its content type, its editor and an example.`],
  }
}

/** Adds a message to `site/messages/` in each language of the site, for the team to translate. An existing message stays. */
async function withMessage(key: string, text: string): Promise<ReadonlyMap<string, string>> {
  await refuseTakenMessage(key)
  const files = new Map<string, string>()
  for (const tag of shownMessages(site)) {
    const file = `site/messages/${tag}.json`
    await readOwnMessages(tag)
    const messages: Record<string, unknown> = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
    files.set(file, `${JSON.stringify({ ...messages, [key]: messages[key] ?? text }, null, 2)}\n`)
  }
  return files
}
