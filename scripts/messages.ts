import { compile } from '@inlang/paraglide-js'
import { writeInlangSettings } from './inlang-settings.ts'
import { messageProblems } from './message-problems.ts'
import { PSEUDO_PROJECT, writePseudoMessages } from './pseudo-messages.ts'

/** `PSEUDO=true npm run dev` shows every message accented, longer and in brackets. No build does. */
const isPseudo = process.env['PSEUDO'] === 'true' && process.env['NODE_ENV'] !== 'production'

/** How the messages in `messages/` become functions, for the build, the checks and the tests alike. */
export const paraglideOptions = {
  project: isPseudo ? PSEUDO_PROJECT : './project.inlang',
  outdir: './src/paraglide',
  outputStructure: 'message-modules' as const,
  // No URL strategy: addresses belong to src/i18n, and the strategy would bring a polyfill to the browser.
  strategy: ['globalVariable', 'baseLocale'] satisfies ['globalVariable', 'baseLocale'],
}

/** Compile the messages; throws one error that names everything wrong with them. */
export async function compileMessages(): Promise<void> {
  const problems = await messageProblems()
  if (problems.length > 0) throw new Error(`The messages need a correction:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  await writeInlangSettings()
  if (isPseudo) await writePseudoMessages()
  await compile(paraglideOptions)
}

if (import.meta.main) {
  try {
    await compileMessages()
    process.exit(0)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
