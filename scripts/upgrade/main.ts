import { abort, applyPlan, endSteps, openConflicts, readState, type Running, type State } from './apply.ts'
import { finish, restorePackages } from './finish.ts'
import { gitIn, readTree, UpgradeError, type Git } from './git.ts'
import { planUpgrade } from './plan.ts'
import { nextSteps, planReport } from './report.ts'

/**
 * Request to the upgrader of a release.
 *
 * The launcher of an older release sends it. Its fields may only be extended.
 */
export type Request =
  | { readonly action: 'upgrade' | 'dry-run'; readonly project: string; readonly releases: string; readonly from: string; readonly to: string }
  | { readonly action: 'continue' | 'abort'; readonly project: string }

type Say = (text: string) => void

/** Runs a step of an upgrade. Returns the exit code. */
function runUpgrade(request: Request, say: Say): number {
  const folder = request.project
  const project = gitIn(folder)
  if (request.action === 'upgrade' || request.action === 'dry-run') return begin(project, request, say)
  const state = readState(project)
  if (!state || (state.isCommitted && request.action === 'abort')) throw new UpgradeError('No upgrade is in progress.')
  return request.action === 'abort' ? end(project, folder, state, say) : proceed(project, folder, state, say)
}

function begin(project: Git, request: Extract<Request, { action: 'upgrade' | 'dry-run' }>, say: Say): number {
  const { project: folder, from, to } = request
  const releases = gitIn(folder, { GIT_DIR: request.releases })
  const plan = planUpgrade(releases, { head: project(['rev-parse', 'HEAD']).trim(), from, to })
  say(planReport(releases, plan))
  if (request.action === 'dry-run') {
    say('\nNothing was changed, because of --dry-run.')
    return 0
  }
  const state = applyPlan(project, folder, releases, plan)
  if (state.conflicts.length === 0) return proceed(project, folder, state, say)
  say(`\n${state.conflicts.length === 1 ? 'One file has a conflict' : `${state.conflicts.length} files have conflicts`}: ${state.conflicts.join(', ')}`)
  say('Resolve and git add them, then run npm run upgrade -- --continue before you commit. npm run upgrade -- --abort restores the state before the upgrade.')
  return 1
}

function proceed(project: Git, folder: string, state: Running, say: Say): number {
  const open = openConflicts(project, folder, state)
  if (open.length > 0) throw new UpgradeError(`The upgrade cannot continue:\n${open.map((line) => `  ${line}`).join('\n')}`)
  const failed = finish(project, folder, say)
  if (failed) {
    say(`\n${failed.command.join(' ')} failed: see above. Correct the cause, then run npm run upgrade -- --continue. --abort restores the state before it.`)
    return 1
  }
  const before = readTree(project, state.head)
  const hasMigrations = project(['ls-files', '-z', '--', 'content/migrations'])
    .split('\0')
    .some((path) => path !== '' && !before.has(path))
  endSteps(project, state)
  say(`\n${nextSteps({ ...state, hasMigrations })}`)
  return 0
}

function end(project: Git, folder: string, state: State, say: Say): number {
  abort(project, folder, state)
  restorePackages(folder)
  say(`The upgrade to ${state.to} was ended. Tree, index and references are those of version ${state.from}.`)
  return 0
}

try {
  process.exitCode = runUpgrade(JSON.parse(process.argv[2] ?? ''), console.log)
} catch (error) {
  console.error(error instanceof UpgradeError ? error.message : error)
  process.exitCode = 1
}
