import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printStartError, StartError } from '../../src/config/start-error.ts'
import { themeFolder, themes } from '../../src/config/themes.server.ts'
import type { FaceCut } from '../../src/themes/theme.ts'
import { ensurePackages, hasPackages } from '../processes/ensure-packages.ts'
import { readCommandLine } from '../command-line/read-command-line.ts'
import { codePoints } from './code-points.ts'

const HELP = `Cuts the fonts of each theme that has a table faces/cuts.ts, and copies their licences beside them.

Usage: npm run theme:faces [-- --install]

  --install  install the tool that cuts fonts first, if it is missing
  --help     show this text`
const OPTIONS = { install: { type: 'boolean' } } as const
const TOOL = 'subset-font'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))
const PACKAGES = fileURLToPath(new URL('../../node_modules/', import.meta.url))
const LARGEST = 2 ** 24

/** Subsets a font with the tool beside this file. Throws an error if that fails. */
function cut({ from, range, axes = {} }: FaceCut): Buffer {
  const limits = Object.fromEntries(Object.entries(axes).map(([axis, [min, max]]) => [axis, { min, max, default: min }]))
  const input = JSON.stringify({ from: join(PACKAGES, from), text: String.fromCodePoint(...codePoints(range)), axes: limits })
  const { status, stdout } = spawnSync(process.execPath, [join(FOLDER, 'subset.mjs')], { input, maxBuffer: LARGEST, stdio: ['pipe', 'pipe', 'inherit'] })
  if (status !== 0) throw new Error(`${from} could not be cut: see the message above.`)
  return stdout
}

/** Installs the tool that subsets fonts if the command line allows it. Throws a `StartError` if the tool is missing and may not be installed. */
function requireTool(mayInstall: boolean): void {
  if (mayInstall) return ensurePackages(FOLDER, TOOL)
  if (hasPackages(FOLDER)) return
  throw new StartError(
    `${TOOL}, the tool that cuts fonts, is not installed. \`npm run theme:faces -- --install\` installs it from scripts/fonts/package-lock.json first.`,
  )
}

/** Subsets the fonts of every theme that has a table of cuts. */
async function cutAll(): Promise<void> {
  for (const theme of themes()) {
    const folder = join(themeFolder(theme), 'faces')
    if (!existsSync(join(folder, 'cuts.ts'))) continue
    const { cuts }: { cuts: readonly FaceCut[] } = await import(join(folder, 'cuts.ts'))
    for (const face of cuts) {
      const file = cut(face)
      writeFileSync(join(folder, face.file), file)
      const [scope = '', name = ''] = face.from.split('/')
      copyFileSync(join(PACKAGES, scope, name, 'LICENSE'), join(folder, `LICENSE-${name}.txt`))
      console.log(`${theme}: ${face.file} ${file.length} bytes`)
    }
  }
}

try {
  const options = readCommandLine({ name: 'npm run theme:faces', help: HELP, options: OPTIONS }, process.argv.slice(2))
  if (options) {
    requireTool(options.install === true)
    await cutAll()
  }
} catch (error) {
  printStartError(error)
  process.exitCode = 1
}
