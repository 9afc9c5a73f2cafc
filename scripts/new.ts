import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { printStartError, StartError } from '../src/config/start-error.ts'
import { readCommandLine } from './command-line/read-command-line.ts'
import { updateOwnCode } from './own-code.ts'

const HELP = `Writes the skeleton of a section type, a page type or a theme into site/, with its content type and an example entry.

Usage: npm run new -- section <name>
       npm run new -- page-type <name>
       npm run new -- theme <name>

  --listing <name>  of a page type: name of its list, and of its folder in URLs (default: the plural of the name)
  --help            show this text`

const COMMAND = { name: 'npm run new', help: HELP, options: { listing: { type: 'string' } }, takesNames: true } as const

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
    // Before the modules of the product are loaded, which import those of `src/own/`.
    updateOwnCode()
    const { planNew } = await import('./new/plan.ts')
    const { files, sentences } = await planNew(kind, name, values.listing)
    for (const [file, text] of files) {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }
    updateOwnCode()
    if (kind === 'page-type') await writeRouteTree()
    console.log([`site/ has the ${kind} "${name}".`, ...sentences].join('\n'))
    process.exit(0)
  } catch (error) {
    printStartError(error)
    process.exit(1)
  }
}
