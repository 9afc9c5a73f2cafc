import { printStartError } from '../src/config/start-error.ts'
import { readCommandLine } from './command-line/read-command-line.ts'
import { updateOwnCode } from './own-code.ts'
import { printable } from './processes/printable.ts'

/**
 * Writes the modules of `src/own/`. Returns a sentence for each that was outdated, and whether they are complete.
 *
 * Other checks load these modules.
 */
function checkOwnCode(): { readonly problems: readonly string[]; readonly isComplete: boolean } {
  try {
    return { problems: updateOwnCode().map((file) => `${file} was outdated and is up to date now: commit it`), isComplete: true }
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)], isComplete: false }
  }
}

/** Runs every check. Returns the numbers of passed and failed checks. */
export async function check(): Promise<{ passed: number; failed: number }> {
  const { problems: ownCode, isComplete } = checkOwnCode()
  const { checks } = isComplete ? await import('./checks/all.ts') : { checks: [] }
  const all = [['own code', () => ownCode] as const, ...checks]
  let passed = 0
  for (const [name, start] of all) {
    const outcome = await start()
    const problems = typeof outcome === 'boolean' ? [] : outcome
    const ok = outcome === true || (outcome !== false && problems.length === 0)
    console.log(`${ok ? '✓' : '✗'} ${name}`)
    for (const problem of problems) console.log(`  ${printable(problem)}`)
    if (ok) passed += 1
  }
  return { passed, failed: all.length - passed }
}

const HELP = `Checks settings, messages, routes, content model, types, lint, format, dead code and prose. Needs no browser.

Usage: npm run check

  --help  show this text`

if (import.meta.main) {
  try {
    if (!readCommandLine({ name: 'npm run check', help: HELP, options: {} }, process.argv.slice(2))) process.exit(0)
  } catch (error) {
    printStartError(error)
    process.exit(1)
  }
  const { failed } = await check()
  process.exit(failed === 0 ? 0 : 1)
}
