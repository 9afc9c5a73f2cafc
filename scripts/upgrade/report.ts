import { isSame, writeText, type Entry, type Git } from './git.ts'
import { notesOn } from './notes.ts'
import { openDecisions, type Plan } from './plan.ts'
import { ruleFor, seamFor } from './rules.ts'

/** Maximum files of a list that the report names. */
const LISTED = 12
/** Maximum lines of a diff that the report prints. */
const DIFF_LINES = 60

const MIGRATION = /^content\/migrations\/[^/]+\.(?:ts|cjs)$/

/** Describes an upgrade before it happens, or after it was merged. */
export function planReport(git: Git, plan: Plan): string {
  const { from, to, team, result, keptDeleted, rewritten, keyConflicts } = plan
  const changed = [...new Set([...team.keys(), ...result.keys()])].filter((path) => !isSame(team.get(path), result.get(path)))
  const migrations = [...plan.release.keys()].filter((path) => MIGRATION.test(path) && !plan.base.has(path))
  const words = keyConflicts.filter(({ path }) => path !== 'package.json')
  return [
    `Upgrade from ${from} to ${to}: ${changed.length} files change.`,
    ...part('Files that you deleted stay deleted:', keptDeleted),
    ...part(
      'Changed by a codemod in your code:',
      [...rewritten].map(([path, notes]) => `${path}: ${notes.join(' ')}`),
    ),
    ...part(
      'You and the release changed these values. Yours stay:',
      words.map((each) => `${each.path}, ${each.key.join('.')}: the release has ${each.release ?? 'none'}`),
    ),
    ...part('Decide in package.json:', openDecisions(plan)),
    ...part('Content migrations, to run before you deploy (npm run content:migrate):', migrations),
    ...plan.notes.flatMap(({ version, items }) => part(`Notes of ${version}:`, items, items.length)),
    ...[...plan.conflicts.keys()].flatMap((path) => ['', ...conflictReport(git, plan, path)]),
  ].join('\n')
}

function part(title: string, lines: readonly string[], listed = LISTED): string[] {
  if (lines.length === 0) return []
  const more = lines.length > listed ? [`  … and ${lines.length - listed} more`] : []
  return ['', title, ...lines.slice(0, listed).map((line) => `  ${line}`), ...more]
}

/** Describes a conflict: the change of each side, the note of the release, and the seam. */
function conflictReport(git: Git, plan: Plan, path: string): string[] {
  const stages = plan.conflicts.get(path)
  const base = stages?.get(1)
  const notes = notesOn(path, plan.notes)
  const head = [`Conflict in ${path}`, ...notes.map((note) => `  Note: ${note}`), `  Seam: ${seamFor(path)}.`]
  if (!base && stages?.size === 1)
    return [...head, '  You and the release gave this file different names. Each of both contains both changes: keep one, and git rm the other.']
  return [...head, '  Your change:', ...diff(git, base, stages?.get(2)), `  Change of ${plan.to}:`, ...diff(git, base, stages?.get(3))]
}

function diff(git: Git, before: Entry | undefined, after: Entry | undefined): string[] {
  if (!after) return ['    removes the file']
  const empty = writeText(git, '')
  const lines = git(['diff', '--no-color', '--no-ext-diff', (before ?? empty).oid, after.oid]).split('\n')
  const body = lines.slice(lines.findIndex((line) => line.startsWith('@@'))).filter((line) => line !== '')
  const more = body.length > DIFF_LINES ? [`    … and ${body.length - DIFF_LINES} more lines`] : []
  return [...body.slice(0, DIFF_LINES).map((line) => `    ${line}`), ...more]
}

/** Lists the files of the product that the team has changed, with the seam for each. */
export function statusReport({ base, team, version, newest }: Pick<Plan, 'base' | 'team'> & { readonly version: string; readonly newest: string }): string {
  const own = (path: string) => !['site', 'demonstration', 'replaced', 'generated'].includes(ruleFor(path))
  const changed = [...base.keys()].filter((path) => own(path) && team.has(path) && !isSame(base.get(path), team.get(path)))
  const deleted = [...base.keys()].filter((path) => own(path) && !team.has(path))
  const added = [...team.keys()].filter((path) => own(path) && path.startsWith('src/') && !base.has(path))
  const news = newest === version ? 'This is the newest release.' : `The newest release is ${newest}.`
  return [
    `Version ${version}. ${news}`,
    ...(changed.length === 0 ? ['', 'You have changed no file of the product.'] : []),
    ...part(
      'Files of the product that you have changed, with the seam for each:',
      changed.map((path) => `${path}: ${seamFor(path)}`),
      changed.length,
    ),
    ...part('Files that you have added to src/. Another folder, site/, is safe from name clashes:', added),
    ...part('Files that you have deleted. An upgrade does not bring them back:', deleted),
  ].join('\n')
}

interface Finished {
  readonly from: string
  readonly to: string
  readonly hasMigrations: boolean
  /** Whether the team has committed the merge already. */
  readonly isCommitted?: boolean
}

/** Describes the steps that remain after the merge. */
export function nextSteps({ from, to, hasMigrations, isCommitted = false }: Finished): string {
  const steps = [
    '  git diff --cached HEAD   shows it',
    '  npm test                 tests it',
    '  git commit               keeps it; the message is prepared',
    '  npm run upgrade -- --abort restores the state before it',
  ]
  return [
    `The upgrade from ${from} to ${to} is ${isCommitted ? 'committed, and checked now. Commit generated files that git status lists.' : 'merged and checked, but not committed.'}`,
    ...(isCommitted ? [] : steps),
    ...(hasMigrations ? ['Run npm run content:migrate before you deploy.'] : []),
  ].join('\n')
}
