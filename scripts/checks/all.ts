import { existsSync } from 'node:fs'
import { checkSite } from '../../src/config/check-site.server.ts'
import type { SiteSettings } from '../../src/config/site.ts'
import site from '../../app.config.ts'
import { checkContentConfig } from '../adopted/check-content-config.ts'
import { shownMessages } from '../messages/inlang-settings.ts'
import { hiddenRoutes } from '../own-code/route-addresses.ts'
import { messageProblems, unusedMessages } from '../messages/message-problems.ts'
import { compileMessages } from '../messages.ts'
import { showsDemonstration } from './demonstration.ts'
import { importProblems } from './import-rules.ts'
import { routeProblems } from './route-tree.ts'
import { printable } from '../processes/printable.ts'
import { themeProblems } from './theme-parts.ts'
import { upgradeProblems } from './upgrade-comments.ts'
import { projectFindings } from '../prose/project-findings.ts'
import { proseProblems } from '../prose/ratchet.ts'
import { run } from '../processes/run.ts'

/** The folder of the compiler's results, one file for each project. */
const TYPES = '.cache/types'

/** The checks by name. Each returns its problems, or whether a command succeeded. */
export const checks: readonly (readonly [string, () => Promise<readonly string[]> | boolean])[] = [
  ['settings', () => checkSettings()],
  ['messages', () => checkMessages().catch(sentenceOf)],
  ['content.config.ts', async () => problemsOf(checkContentConfig)],
  ['typed routes', () => routeProblems()],
  ['themes', async () => themeProblems()],
  ['import rules', async () => importProblems()],
  ['upgrade', async () => upgradeProblems()],
  [
    'content model',
    async () => {
      // The models of the content import the messages, which must be compiled first.
      const { contentProblems } = await import('./content-model.ts')
      return contentProblems(undefined, (line) => console.log(`  ${printable(line)}`))
    },
  ],
  ['types', () => compiles('.')],
  // Tests have their own settings, and therefore other languages.
  ['types of the tests', () => run('node', 'tests/fixtures/prepare.ts') && compiles('tests')],
  ['lint', () => run('oxlint')],
  ['format', () => run('oxfmt', '--check')],
  // Without hints about patterns: files of adopters need not exist.
  ['dead code', () => run('knip', '--no-config-hints')],
  // The rules are for the product. A team words its own site as it likes.
  ['prose', async () => (showsDemonstration() ? proseProblems(await projectFindings()) : [])],
]

/** Checks the types of a project. The compiler reads again only files that changed since its last check, and those that depend on them. */
function compiles(project: string): boolean {
  return run('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', `${TYPES}/${project}.tsbuildinfo`, '-p', project)
}

/** The settings of the tests. A team may have deleted them. */
const FIXTURES = 'tests/fixtures/app.config.ts'

/** Checks the settings of the site, and those of the tests, which name the same page types. */
async function checkSettings(): Promise<string[]> {
  const wrong = await problemsOf(() => checkSite(site))
  const problems = wrong.length > 0 ? wrong : hiddenRoutes(site)
  if (!existsSync(FIXTURES)) return problems
  const { default: fixtures }: { default: SiteSettings } = await import(`../../${FIXTURES}`)
  return [...problems, ...(await problemsOf(() => checkSite(fixtures, FIXTURES)))]
}

/** Checks the messages of the site's languages, and compiles them if all are right. Files of other languages in `messages/` may be incomplete. */
async function checkMessages(): Promise<string[]> {
  const problems = await messageProblems(site, shownMessages(site))
  return [...problems, ...(problems.length > 0 ? [] : await problemsOf(() => compileMessages(site))), ...(await unusedMessages(site))]
}

async function problemsOf(attempt: () => void | Promise<void>): Promise<string[]> {
  try {
    await attempt()
    return []
  } catch (error) {
    return sentenceOf(error)
  }
}

function sentenceOf(error: unknown): string[] {
  return [error instanceof Error ? error.message : String(error)]
}
