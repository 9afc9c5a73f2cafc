import { readFile, rm } from 'node:fs/promises'
import { checkSite } from '../src/config/check-site.server.ts'
import type { SiteSettings } from '../src/config/site.ts'
import { chooseSettings } from './adopted/adopted-settings.ts'
import { configured } from './adopted/configured.ts'
import { messagesFor } from './languages/message-tags.ts'
import { shownMessages, writeInlangSettings } from './messages/inlang-settings.ts'
import { readMessages } from './messages/message-file.ts'
import { languagesWithoutMessages, messageProblems } from './messages/message-problems.ts'
import { PSEUDO_PROJECT, writePseudoMessages } from './messages/pseudo-messages.ts'

/** `PSEUDO=true npm run dev` shows every message accented, longer and in brackets. No build does. */
export const WANTS_PSEUDO = process.env['PSEUDO'] === 'true'

const OUTPUT = './src/paraglide'
/** The inlang project for derived settings, separate from that of `app.config.ts`. */
const DERIVED_PROJECT = './.cache/adopted/project.inlang'

/** The messages to compile: for derived settings or those of `app.config.ts`, and as they are or in pseudo form. */
interface Wanted {
  readonly isDerived?: boolean
  readonly isPseudo?: boolean
}

/** Options of the message compiler, shared by the build, the checks and the tests. */
export function paraglideOptions({ isDerived = false, isPseudo = false }: Wanted = {}) {
  return {
    project: isPseudo ? PSEUDO_PROJECT : isDerived ? DERIVED_PROJECT : './project.inlang',
    outdir: OUTPUT,
    // One module per language, so that a browser loads only the messages of its language.
    outputStructure: 'locale-modules' as const,
    // No URL strategy: `src/i18n` handles URLs, and the strategy would add a polyfill to the browser's scripts.
    strategy: ['globalVariable', 'baseLocale'] satisfies ['globalVariable', 'baseLocale'],
  }
}

/** Compiles the messages of a site. Throws one error that names all problems. */
export async function compileMessages(site: SiteSettings, { isDerived = false, isPseudo = false }: Wanted = {}): Promise<void> {
  const problems = await messageProblems(site, shownMessages(site))
  if (problems.length > 0) throw new Error(`The messages need a correction:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  if (isDerived)
    await writeInlangSettings(site, { file: `${DERIVED_PROJECT}/settings.json`, root: '../../', messages: '../../messages', own: '../../site/messages' })
  else await writeInlangSettings(site)
  if (isPseudo) await writePseudoMessages(site)
  const options = paraglideOptions({ isDerived, isPseudo })
  // Loaded on demand: the compiler has 500 modules, and most commands that import this file compile nothing.
  const { compile } = await import('@inlang/paraglide-js')
  await compile(options)
  if (await isWhole(site)) return
  // The compiler caches its output even if that was deleted, and only warns if its plugin is missing.
  await rm(`${options.project}/cache`, { recursive: true, force: true })
  await compile(options)
  if (!(await isWhole(site))) throw new Error('The messages could not be compiled: see the warnings above. Are the packages installed?')
}

async function isWhole({ baseLocale }: SiteSettings): Promise<boolean> {
  const base = messagesFor(baseLocale, baseLocale)
  const compiled = await readFile(`${OUTPUT}/messages/${base}.js`, 'utf8').catch(() => '')
  return Object.keys(await readMessages(base)).every((key) => compiled.includes(`export const ${key} `))
}

if (import.meta.main) {
  try {
    const { site, derived } = await chooseSettings(configured(), (sentence) => console.log(sentence))
    checkSite(site)
    for (const sentence of languagesWithoutMessages(site)) console.log(sentence)
    await compileMessages(site, { isDerived: derived !== undefined, isPseudo: WANTS_PSEUDO })
    process.exit(0)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
