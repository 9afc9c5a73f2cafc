import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import site from '../app.config.ts'
import { printStartError, StartError } from '../src/config/start-error.ts'
import { configured } from './adopted/configured.ts'
import { formatted } from './adopt/formatted.ts'
import { readCommandLine } from './command-line/read-command-line.ts'
import { shownMessages } from './messages/inlang-settings.ts'
import { addPageType, addSection, type Addition } from './new/content.ts'
import { MODEL_FILE } from './model/own-model.ts'
import { changeExportFile, type ExportFile } from './new/export-file.ts'
import { migrationText, nextMigration } from './new/migration.ts'
import { namesOf, type Names } from './new/names.ts'
import { skeleton, writeNew } from './new/skeleton.ts'
import { updateOwnCode } from './own-code.ts'

const HELP = `Writes the skeleton of a section type, a page type or a theme into site/, with its content type and an example entry.

Usage: npm run new -- section <name>
       npm run new -- page-type <name>
       npm run new -- theme <name>

  --listing <name>  of a page type: name of its list, and of its folder in URLs (default: the plural of the name)
  --help            show this text`

const COMMAND = { name: 'npm run new', help: HELP, options: { listing: { type: 'string' } }, takesNames: true } as const

/** Adds a type to a space. For a space in Contentful, the space is the product's model without entries. */
type Add = (space: ExportFile, names: Names) => Addition

/** Writes a skeleton. Returns the sentences for its author. Throws a `StartError` if the name is wrong or taken. */
async function writeSkeleton(kind: string, name: string, listing: string | undefined): Promise<readonly string[]> {
  const names = namesOf(name, listing)
  await refuseTaken(kind, names)
  if (kind === 'section') {
    await writeNew(await skeleton('section', `site/sections/${name}`, names))
    return addToContent(names, addSection)
  }
  if (kind === 'page-type') {
    const pages = await skeleton('page-type', `site/page-types/${name}`, names)
    await writeNew(new Map([...pages, ...(await skeleton('routes', `site/routes/${names.listing}`, names))]))
    await addMessages(`${names.listing}_title`, names.label)
    return addToContent(names, addPageType)
  }
  if (kind !== 'theme') throw new StartError(`There is no skeleton "${kind}": name section, page-type or theme.`)
  await writeNew(await skeleton('theme', `site/themes/${name}`, names))
  return [`Name the theme in app.config.ts: theme: '${name}'.`]
}

/** Adds a content type to the export file of the site, and writes its migration for spaces in Contentful. */
async function addToContent(names: Names, add: Add): Promise<readonly string[]> {
  const { CONTENT_SPACE: file, CONTENTFUL_SPACE_ID: id } = configured()
  const migration = nextMigration(names.type)
  const write = async ({ added, permissions }: Addition) => {
    await mkdir(dirname(migration), { recursive: true })
    await writeFile(migration, await formatted(migration, migrationText(added, permissions)))
  }
  if (id !== undefined) {
    const model: ExportFile = JSON.parse(await readFile(MODEL_FILE, 'utf8'))
    await write(add({ ...model, entries: [] }, names))
    return [`Add its content type to the space: npm run content:migrate`]
  }
  const additions: Addition[] = []
  await changeExportFile(file, (space) => additions.push(add(space, names)))
  for (const addition of additions) await write(addition)
  return [`${file} has its content type, its editor and an example.`]
}

/** Throws a `StartError` if the space or the product has a content type, a listing or a theme with the name. */
async function refuseTaken(kind: string, { type, listing }: Names): Promise<void> {
  const folder = kind === 'theme' ? `src/themes/${type}` : `src/routes/$locale/${listing}`
  if (kind !== 'section' && existsSync(folder)) throw new StartError(`The product has ${folder}: choose another name.`)
  if (kind === 'theme') return
  for (const file of new Set([MODEL_FILE, configured().CONTENT_SPACE].filter((each) => existsSync(each)))) {
    const { contentTypes }: ExportFile = JSON.parse(await readFile(file, 'utf8'))
    if (contentTypes.some(({ sys }) => sys.id === type))
      throw new StartError(`${relative('.', file)} has a content type "${type}" already: choose another name.`)
  }
}

/** Adds a message to `site/messages/` in each language of the site, for the team to translate. */
async function addMessages(key: string, text: string): Promise<void> {
  for (const tag of shownMessages(site)) {
    const file = `site/messages/${tag}.json`
    const messages: Record<string, unknown> = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `${JSON.stringify({ ...messages, [key]: text }, null, 2)}\n`)
  }
}

/** Writes the route tree, as the plugin of the router does when Vite reads its configuration. */
async function writeRouteTree(): Promise<void> {
  const { resolveConfig } = await import('vite')
  await resolveConfig({}, 'build')
}

if (import.meta.main) {
  try {
    const args = process.argv.slice(2)
    const values = readCommandLine(COMMAND, args)
    if (!values) process.exit(0)
    const [kind = '', name = '', ...more] = args.filter((each, place) => !each.startsWith('-') && args[place - 1] !== '--listing')
    if (name === '' || more.length > 0) throw new StartError(`Name a kind and one name, such as: npm run new -- section notice`)
    const sentences = await writeSkeleton(kind, name, values.listing)
    updateOwnCode()
    if (kind === 'page-type') await writeRouteTree()
    console.log([`site/ has the ${kind} "${name}".`, ...sentences].join('\n'))
    process.exit(0)
  } catch (error) {
    printStartError(error)
    process.exit(1)
  }
}
