import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { StartError } from '../../src/config/start-error.ts'
import { replaceFile } from 'contentful-emulator/disk/replace-file.ts'
import { managementEnvironment } from '../command-line/management-environment.ts'
import { readCommandLine } from '../command-line/read-command-line.ts'
import { destinationOf } from './destination.ts'
import { runCommand, USUAL_PACE, type Surroundings } from './options.ts'
import { exportText, ordered } from './pull/ordered.ts'
import { exportSpace, type Exported } from './pull/exported.ts'
import { presentFile } from './pull/present-file.ts'
import { fetchFiles, filesOf, missingFiles, takeOver } from './pull/pulled-files.ts'
import { limited } from './push/plan-text.ts'
import { printableLine } from '../processes/printable.ts'
import { signerOf } from './management.ts'
import { keepRecord, readRecord } from './push/record.ts'
import { publishedFileOf } from './push/source.ts'
import { parseContents } from './space/contents.ts'
import { readTaxonomy } from './taxonomy.ts'

const HELP = `Saves the space of CONTENTFUL_SPACE_ID as an export file, with the files of its assets beside it.

Usage: npm run content:pull -- [options]

  --to <folder>  folder of the export (default: the folder of CONTENT_SPACE, content)
  --yes          replace a file that contains another space, or uncommitted changes
  --help         show this text

Includes drafts and archived entries, but not webhooks and roles. With CONTENTFUL_DELIVERY_TOKEN, the published versions of
entries with unpublished changes are saved beside the file, in <name>.published.json.`

const COMMAND = { name: 'npm run content:pull', help: HELP, options: { to: { type: 'string' }, yes: { type: 'boolean', default: false } } } as const

/** Exports a space to a file. Throws a `StartError`, and then leaves the file unchanged. */
export async function contentPull(
  args: readonly string[],
  { variables, print, confirm, pace = USUAL_PACE, state = '.cache', terminal }: Surroundings,
): Promise<void> {
  const options = readCommandLine(COMMAND, args, print)
  if (!options) return
  const env = managementEnvironment(variables)
  const destination = destinationOf(env)
  const file = options.to === undefined ? env.CONTENT_SPACE : join(resolve(variables['INIT_CWD'] ?? '', options.to), basename(env.CONTENT_SPACE))
  const folder = dirname(file)
  const present = await presentFile(file, destination)
  if (present.objection !== undefined && !options.yes && !(await confirm(`${present.objection}: it will be replaced.`))) return print('Nothing was written.')
  await mkdir(folder, { recursive: true })
  // In the same folder as the file, because a file can be replaced atomically only within one disk.
  const workshop = await mkdtemp(join(folder, '.pull-'))
  try {
    const exported = await exportSpace(workshop, {
      destination,
      deliveryHost: env.CONTENTFUL_HOST,
      deliveryToken: env.CONTENTFUL_DELIVERY_TOKEN,
      pace,
      onStep: (step) => terminal?.write(`\r\u001B[K${printableLine(step).slice(0, 100)}`),
    })
    terminal?.write('\r\u001B[K')
    const contents = parseContents(exported.space, destination.name)
    const assets = [...contents.assets, ...parseContents(exported.published ?? {}, destination.name).assets]
    const files = filesOf(assets, { hosts: [destination.host, env.CONTENTFUL_HOST], isInsecure: destination.isInsecure })
    await fetchFiles(files, workshop, signerOf(destination, pace.retries))
    const missing = missingFiles(files, workshop)
    if (missing.length > 0) {
      const names = limited(missing.map(({ assetId, path }) => `  Asset "${assetId}": ${path}`)).join('\n')
      throw new StartError(`${missing.length} files could not be fetched, so nothing was replaced. Run the command again:\n${names}`)
    }
    await takeOver(files, workshop, folder)
    // The export library does not read the taxonomy, which belongs to the organization. Without access to it, that of the file remains.
    const taxonomy = (await readTaxonomy(destination, pace.retries)) ?? present.taxonomy
    const text = exportText(ordered(exported.space, present.space), taxonomy)
    const published = publishedFileOf(file)
    await (exported.published ? replaceFile(published, exportText(ordered(exported.published, {}))) : rm(published, { force: true }))
    if (text !== present.text) await replaceFile(file, text)
    await keepRecord(destination, join(state, 'pushed'), await readRecord(destination, join(state, 'pushed')), contents)
    print(text === present.text ? `${file} is up to date with ${destination.name}.` : `${destination.name} → ${file}`)
    for (const line of summary(exported, files.length)) print(line)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

function summary({ space, published, changed }: Exported, files: number): string[] {
  const counts = Object.entries(space).map(([kind, part]) => `${part.length} ${kind}`)
  if (changed === 0) return [`  ${counts.join(', ')}, ${files} files`]
  return [
    `  ${counts.join(', ')}, ${files} files`,
    published
      ? `  ${changed} have unpublished changes. Their published versions are in the file beside it.`
      : `  ${changed} have unpublished changes, which the file contains. With CONTENTFUL_DELIVERY_TOKEN, their published versions are saved as well.`,
  ]
}

if (import.meta.main) await runCommand(contentPull)
