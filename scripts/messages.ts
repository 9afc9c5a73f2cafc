import { readFile, rm } from 'node:fs/promises'
import { compile } from '@inlang/paraglide-js'
import site from '../app.config.ts'
import { checkSite } from '../src/config/check-site.server.ts'
import { writeInlangSettings } from './messages/inlang-settings.ts'
import { readMessages } from './messages/message-file.ts'
import { messageProblems } from './messages/message-problems.ts'
import { PSEUDO_PROJECT, writePseudoMessages } from './messages/pseudo-messages.ts'

/** `PSEUDO=true npm run dev` shows every message accented, longer and in brackets. No build does. */
export const WANTS_PSEUDO = process.env['PSEUDO'] === 'true'

const OUTPUT = './src/paraglide'

/** How messages become functions, for the build, the checks and the tests alike. */
export function paraglideOptions({ isPseudo = false } = {}) {
  return {
    project: isPseudo ? PSEUDO_PROJECT : './project.inlang',
    outdir: OUTPUT,
    // One module per language: a browser fetches its own.
    outputStructure: 'locale-modules' as const,
    // No URL strategy: addresses belong to src/i18n, and the strategy would bring a polyfill to the browser.
    strategy: ['globalVariable', 'baseLocale'] satisfies ['globalVariable', 'baseLocale'],
  }
}

/** Compile the messages; throws one error that names everything wrong with them. */
export async function compileMessages({ isPseudo = false } = {}): Promise<void> {
  const problems = await messageProblems()
  if (problems.length > 0) throw new Error(`The messages need a correction:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  await writeInlangSettings(site)
  if (isPseudo) await writePseudoMessages()
  const options = paraglideOptions({ isPseudo })
  await compile(options)
  if (await isWhole()) return
  // The compiler remembers what it made, also where that is gone, and only warns where its plugin is missing.
  await rm(`${options.project}/cache`, { recursive: true, force: true })
  await compile(options)
  if (!(await isWhole())) throw new Error('The messages could not be compiled: see the warnings above. Are the packages installed?')
}

async function isWhole(): Promise<boolean> {
  const compiled = await readFile(`${OUTPUT}/messages/${site.baseLocale}.js`, 'utf8').catch(() => '')
  return Object.keys(await readMessages(site.baseLocale)).every((key) => compiled.includes(`export const ${key} `))
}

if (import.meta.main) {
  try {
    checkSite(site)
    await compileMessages({ isPseudo: WANTS_PSEUDO })
    process.exit(0)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
