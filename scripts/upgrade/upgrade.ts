import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readState, requireCleanTree, requireRepository, stateFolder } from './apply.ts'
import { gitIn, pathOf, readText, readTree, UpgradeError, type Git } from './git.ts'
import type { Request } from './main.ts'
import { commitOf, compareVersions, fetchReleases, parseReleaseFile, RELEASE_FILE, targetVersion, type Releases } from './releases.ts'
import { statusReport } from './report.ts'

const HELP = `Merges a newer release of the product into your project. It never commits, and never changes site/ or your content.

Usage: npm run upgrade -- [options]

  --to <version>  release to upgrade to; by default the newest
  --dry-run       describe the upgrade and change nothing
  --status        list the files of the product that you have changed, with the seam for each
  --continue      install, build and check after you have resolved all conflicts
  --abort         restore tree, index and references from before the upgrade
  --help          show this text

docs/upgrading.md describes the rules.`

const FLAGS = ['dry-run', 'status', 'continue', 'abort', 'help'] as const

/** Reads the options. This command cannot use the parser of the others: it must run while packages are missing or half installed. */
function readOptions(args: string[]): { readonly action: Request['action'] | 'status' | 'help'; readonly to: string | undefined } {
  const options = { to: { type: 'string' }, ...Object.fromEntries(FLAGS.map((name) => [name, { type: 'boolean' } as const])) } as const
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true })
  const refuse = (problem: string) => new UpgradeError(`${problem}\nnpm run upgrade -- --help lists the options.`)
  const actions = new Set<(typeof FLAGS)[number]>()
  let to: string | undefined
  for (const token of tokens) {
    if (token.kind === 'positional') throw refuse(`npm run upgrade takes no "${token.value}": did you mean --to ${token.value}?`)
    if (token.kind === 'option-terminator') continue
    const flag = FLAGS.find((name) => name === token.name)
    if (token.name === 'to') to = token.value
    else if (!flag) throw refuse(`There is no option ${token.rawName}.`)
    else if (token.value !== undefined) throw refuse(`${token.rawName} takes no value.`)
    else actions.add(flag)
    if (token.name === 'to' && (to === undefined || to.startsWith('-'))) throw refuse('--to needs a value, such as --to 0.2.0.')
  }
  if (actions.has('help')) return { action: 'help', to }
  const [action = 'upgrade', other] = actions
  if (other) throw refuse(`--${action} and --${other} exclude each other.`)
  if (to !== undefined && action !== 'upgrade' && action !== 'dry-run') throw refuse(`--to has no meaning with --${action}.`)
  return { action, to }
}

/** Runs the command. Returns the exit code. */
function upgrade(): number {
  const { action, to } = readOptions(process.argv.slice(2))
  if (action === 'help') {
    console.log(HELP)
    return 0
  }
  const folder = resolve('.')
  const project = gitIn(folder)
  requireRepository(project, folder)
  const running = readState(project)
  if (action === 'continue' || action === 'abort') {
    if (!running || (running.isCommitted && action === 'abort')) throw new UpgradeError('No upgrade is in progress.')
    return runUpgrader(join(stateFolder(project), 'upgrader'), { action, project: folder })
  }
  if (running?.isCommitted && action === 'upgrade')
    throw new UpgradeError(`The upgrade to ${running.to} is committed, but was not built and checked: run npm run upgrade -- --continue.`)
  if (running && !running.isCommitted)
    throw new UpgradeError(`The upgrade to ${running.to} is in progress: end it with --continue and a commit, or with --abort.`)
  if (action === 'upgrade') requireCleanTree(project, folder, 'An upgrade needs a tree without changes, so that --abort can restore it')
  if (!existsSync(RELEASE_FILE))
    throw new UpgradeError(`${RELEASE_FILE} is missing: restore it, since it contains the version and the address of the releases.`)
  const { version, releases: address } = parseReleaseFile(readFileSync(RELEASE_FILE, 'utf8'))
  const releases = fetchReleases(project, folder, address)
  if (action === 'status') return status(project, releases, version)
  const target = targetVersion(releases, version, to, address)
  const upgrader = extractUpgrader(releases, target)
  return runUpgrader(upgrader, { action, project: folder, releases: pathOf(releases.git), from: version, to: target })
}

function status(project: Git, releases: Releases, version: string): number {
  if (!releases.versions.includes(version)) throw new UpgradeError(`${RELEASE_FILE} contains version ${version}, which was never released.`)
  const base = readTree(releases.git, commitOf(releases, version))
  console.log(statusReport({ base, team: readTree(project, 'HEAD'), version, newest: releases.versions.at(-1) ?? version }))
  return 0
}

const PROGRAM = 'scripts/upgrade/'

/** Throws an `UpgradeError` if a release requires a newer Node. `wanted` is a minimum, such as `>=22.18`. */
function requireNode(version: string, wanted: unknown): void {
  const [, minimum = '0'] = /^>=\s*([\d.]+)$/.exec(String(wanted)) ?? []
  if (compareVersions(process.versions.node, minimum) >= 0) return
  throw new UpgradeError(`Version ${version} needs Node ${minimum} or newer, and this is Node ${process.versions.node}: install a newer one.`)
}

/** Writes the upgrader of a release to a temporary folder. It contains the rules of its release, and uses only modules of Node. */
function extractUpgrader({ git }: Releases, version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-upgrader-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const files = readTree(git, commitOf({ git }, version))
  const settings = files.get('package.json')
  if (settings) requireNode(version, JSON.parse(readText(git, settings)).engines?.node)
  for (const [path, entry] of files) {
    if (!path.startsWith(PROGRAM)) continue
    const file = join(folder, path.slice(PROGRAM.length))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, readText(git, entry))
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
  return folder
}

function runUpgrader(folder: string, request: Request): number {
  const { status: code } = spawnSync(process.execPath, [join(folder, 'main.ts'), JSON.stringify(request)], { stdio: 'inherit' })
  return code ?? 1
}

try {
  process.exitCode = upgrade()
} catch (error) {
  console.error(error instanceof UpgradeError ? error.message : error)
  process.exitCode = 1
}
