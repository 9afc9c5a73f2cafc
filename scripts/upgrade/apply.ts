import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DECISIONS } from './by-key.ts'
import { pathOf, readTree, UpgradeError, writeTree, type Git } from './git.ts'
import { commit, type Plan } from './plan.ts'
import { commitOf, parseReleaseFile, RELEASE_FILE } from './releases.ts'

/** An upgrade that was begun and is not committed. Stored in the folder of git, which clones and commits do not contain. */
export interface State {
  readonly from: string
  readonly to: string
  /** Commit of the team before the upgrade. */
  readonly head: string
  /** Files with conflicts. */
  readonly conflicts: readonly string[]
  /** Files that the upgrade has created. */
  readonly added: readonly string[]
  /** Whether the merged project was installed, built and checked. */
  readonly isChecked?: boolean
}

/** An upgrade that is not complete. */
export interface Running extends State {
  /** Whether the team has committed the merge before the project was built and checked. */
  readonly isCommitted: boolean
}

/** Returns the path of a file in the folder of git. */
function inGit(project: Git, name: string): string {
  return project(['rev-parse', '--path-format=absolute', '--git-path', name]).trim()
}

/** Folder with the state of the upgrade, and with the upgrader of the release. */
export function stateFolder(project: Git): string {
  return inGit(project, 'vitrine-upgrade')
}

/**
 * Returns the upgrade that is under way: a merge that is not committed, or one that was committed before the project was checked. Other
 * state is removed, such as after `git merge --abort`. A merge on another commit is no upgrade: to abort it would lose the commits since then.
 */
export function readState(project: Git): Running | undefined {
  const file = join(stateFolder(project), 'state.json')
  if (!existsSync(file)) return undefined
  const state: State = JSON.parse(readFileSync(file, 'utf8'))
  const isMerging = existsSync(inGit(project, 'MERGE_HEAD')) && project(['rev-parse', 'HEAD']).trim() === state.head
  if (isMerging) return { ...state, isCommitted: false }
  if (!state.isChecked && isIn(project, state)) return { ...state, isCommitted: true }
  removeState(project)
  return undefined
}

/** Returns whether the newest commit contains the upgrade. */
function isIn(project: Git, { head, to }: State): boolean {
  const missing = project(['rev-list', '--count', head, '^HEAD'], { allowed: [0, 128] }).trim()
  const release = project(['show', `HEAD:${RELEASE_FILE}`], { allowed: [0, 128] })
  try {
    return missing === '0' && parseReleaseFile(release).version === to
  } catch {
    return false
  }
}

/** Stores that the merged project was checked, so that its commit ends the upgrade. */
export function endSteps(project: Git, { isCommitted, ...state }: Running): void {
  if (isCommitted) removeState(project)
  else writeState(project, { ...state, isChecked: true })
}

function writeState(project: Git, state: State): void {
  writeFileSync(join(stateFolder(project), 'state.json'), JSON.stringify(state))
}

function removeState(project: Git): void {
  rmSync(stateFolder(project), { recursive: true, force: true })
}

/** Throws an `UpgradeError` unless the project is the top of a repository, without changes and without a merge in progress. `why` begins the sentence. */
export function requireCleanTree(project: Git, folder: string, why: string): void {
  requireRepository(project, folder)
  if (existsSync(inGit(project, 'MERGE_HEAD'))) throw new UpgradeError('A merge is in progress: commit it, or end it with git merge --abort.')
  const changed = project(['status', '--porcelain', '--untracked-files=all'])
    .split('\n')
    .filter((line) => line !== '')
  if (changed.length === 0) return
  const more = changed.length > 5 ? `, and ${changed.length - 5} more` : ''
  const listed = changed
    .slice(0, 5)
    .map((line) => line.slice(3))
    .join(', ')
  throw new UpgradeError(`${why}. Commit or stash ${listed}${more}.`)
}

/** Throws an `UpgradeError` unless the project is the top folder of a repository with a commit, and git is new enough. */
export function requireRepository(project: Git, folder: string): void {
  const [, major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(project(['--version']))?.map(Number) ?? []
  if (major < 2 || (major === 2 && minor < 38)) throw new UpgradeError(`The upgrade needs git 2.38 or newer, and this is ${major}.${minor}.`)
  const top = project(['rev-parse', '--show-toplevel'], { allowed: [0, 128] }).trim()
  if (top === '' || realpathSync(top) !== realpathSync(folder)) {
    throw new UpgradeError(`${folder} is not the top folder of a git repository. An upgrade needs one: git init, git add --all, git commit.`)
  }
  if (project(['rev-parse', '--verify', '--quiet', 'HEAD'], { allowed: [0, 1] }) === '') {
    throw new UpgradeError('The repository has no commit. An upgrade compares with the last commit: git add --all, git commit.')
  }
}

/** Applies an upgrade to the work tree and the index, as a merge that is not committed. */
export function applyPlan(project: Git, folder: string, releases: Git, plan: Plan): Running {
  const head = project(['rev-parse', 'HEAD']).trim()
  const target = commitOf({ git: releases }, plan.to)
  const before = readTree(project, head)
  const added = [...plan.result.keys()].filter((path) => !before.has(path))
  const inTheWay = added.filter((path) => lstatSync(join(folder, path), { throwIfNoEntry: false }) !== undefined)
  if (inTheWay.length > 0) throw new UpgradeError(`The release contains ${inTheWay.join(', ')}. Move your file, which is not committed.`)

  const state: State = { from: plan.from, to: plan.to, head, conflicts: conflictsOf(plan), added }
  copyObjects(project, releases, plan)
  mkdirSync(stateFolder(project), { recursive: true })
  cpSync(import.meta.dirname, join(stateFolder(project), 'upgrader'), { recursive: true })
  writeFileSync(join(stateFolder(project), 'upgrader/package.json'), '{ "type": "module" }\n')
  writeState(project, state)
  writeFileSync(inGit(project, 'MERGE_HEAD'), `${target}\n`)
  writeFileSync(inGit(project, 'MERGE_MODE'), 'no-ff')
  writeFileSync(inGit(project, 'MERGE_MSG'), `chore: upgrade from ${plan.from} to ${plan.to}\n`)
  project(['update-index', '-q', '--refresh'], { allowed: [0, 1] })
  project(['read-tree', '-m', '-u', head, writeTree(releases, plan.result)])
  const stages = [...plan.conflicts].flatMap(([path, entries]) => [
    `0 ${'0'.repeat(head.length)}\t${path}\0`,
    ...[...entries].map(([stage, { mode, oid }]) => `${mode} ${oid} ${stage}\t${path}\0`),
  ])
  project(['update-index', '-z', '--index-info'], { input: stages.join('') })
  return { ...state, isCommitted: false }
}

function conflictsOf({ conflicts, keyConflicts }: Plan): string[] {
  return [...conflicts.keys(), ...(keyConflicts.some(({ path }) => path === 'package.json') ? ['package.json'] : [])]
}

/** Copies the objects of the release and of the result into the project. No reference is created. */
function copyObjects(project: Git, releases: Git, plan: Plan): void {
  releases(['update-ref', 'refs/upgrade/result', commit(releases, plan.result)])
  const options = ['--quiet', '--no-tags', '--no-auto-maintenance', '--no-write-fetch-head']
  project(['fetch', ...options, pathOf(releases), 'refs/upgrade/result', `refs/tags/v${plan.to}`])
}

/** Restores the work tree, the index and the state of git from before the upgrade. */
export function abort(project: Git, folder: string, { head, added }: State): void {
  project(['reset', '--hard', '--quiet', head])
  // Git removes the files that it has recorded. Others remain if the upgrade was interrupted.
  for (const path of added) {
    rmSync(join(folder, path), { force: true })
    removeEmptyFolders(dirname(join(folder, path)), folder)
  }
  removeState(project)
}

function removeEmptyFolders(path: string, end: string): void {
  if (path === end) return
  try {
    rmdirSync(path)
  } catch {
    // The folder contains other files, or is gone already.
  }
  removeEmptyFolders(dirname(path), end)
}

/** Conflict markers of git at the beginning of a line. If both sides have renamed a file, they have more than seven characters. */
const MARKER = /^(?:<{7,}|>{7,}) /m

/** Finds conflicts that are not resolved: unmerged files, conflict markers, and decisions in `package.json`. Returns a sentence for each. */
export function openConflicts(project: Git, folder: string, { conflicts }: State): string[] {
  const unmerged = new Set(
    project(['diff', '--name-only', '--diff-filter=U', '-z'])
      .split('\0')
      .filter((path) => path !== ''),
  )
  return [...new Set([...conflicts, ...unmerged])].flatMap((path) => {
    const file = join(folder, path)
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    if (MARKER.test(text)) return [`${path} contains conflict markers: resolve them, then git add ${path}`]
    if (path === 'package.json' && text.includes(`"${DECISIONS}"`)) return [`package.json contains "${DECISIONS}": decide on its lines, then delete it`]
    return unmerged.has(path) ? [`${path} is not resolved: git add ${path}, or git rm ${path}`] : []
  })
}
