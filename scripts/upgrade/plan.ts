import { dirname } from 'node:path'
import { decisionOf, mergeJson, type KeyConflict } from './by-key.ts'
import { CODEMODS, codemodsBetween, type Codemod } from './codemods.ts'
import { isSame, readText, readTree, UpgradeError, writeText, writeTree, type Entry, type Git, type Tree } from './git.ts'
import { notesBetween, type Note } from './notes.ts'
import { commitOf } from './releases.ts'
import { hasCodemods, ruleFor } from './rules.ts'

/** Entries of a conflict by their stage: 1 is the base, 2 the team's, 3 the release's. */
type Stages = ReadonlyMap<number, Entry>

/** The result of an upgrade, computed without any change to the project. */
export interface Plan {
  readonly from: string
  readonly to: string
  readonly base: Tree
  readonly team: Tree
  readonly release: Tree
  /** Files after the upgrade. Conflicts contain the markers of git. */
  readonly result: Tree
  readonly conflicts: ReadonlyMap<string, Stages>
  readonly keyConflicts: readonly KeyConflict[]
  /** Files that the team has deleted and the release has changed or added. */
  readonly keptDeleted: readonly string[]
  /** Files that a codemod has changed, each with the notes of the codemods. */
  readonly rewritten: ReadonlyMap<string, readonly string[]>
  readonly notes: readonly Note[]
}

/** Labels of both sides in conflict markers. */
const TEAM = 'your-project'

/** Computes the upgrade of a commit of the team in the repository of the releases. */
export function planUpgrade(git: Git, { head, from, to }: { readonly head: string; readonly from: string; readonly to: string }): Plan {
  const [start, target] = [commitOf({ git }, from), commitOf({ git }, to)]
  try {
    git(['merge-base', '--is-ancestor', start, target])
  } catch {
    throw new UpgradeError(`Release ${to} does not follow release ${from}: a tag of the releases was moved. Check the address of the releases.`)
  }
  const [base, team, release] = [readTree(git, start), readTree(git, head), readTree(git, target)]
  const merged = mergeByGit(git, base, team, release, `vitrine-${to}`)
  const result = new Map(merged.result)
  const keptDeleted = [...merged.keptDeleted]
  const keyConflicts: KeyConflict[] = []
  const isDemonstration = followsDemonstration(base, team)

  for (const path of new Set([...base.keys(), ...team.keys(), ...release.keys()])) {
    const [before, ours, theirs] = [base.get(path), team.get(path), release.get(path)]
    const rule = ruleFor(path)
    if (rule === 'merged') continue
    const set = (entry: Entry | undefined) => {
      if (entry) result.set(path, entry)
    }
    if (rule === 'site') set(ours)
    else if (rule === 'demonstration') set(isDemonstration ? theirs : ours)
    else if (before && !ours) {
      if (theirs && !isSame(before, theirs)) keptDeleted.push(path)
    } else if (rule === 'replaced') set(isSame(before, ours) ? theirs : ours)
    else if (rule === 'generated') set(theirs ?? (before ? undefined : ours))
    else if (!ours || !theirs) set(isSame(before, ours) ? theirs : ours)
    else {
      const { text, conflicts } = mergeJson(path, [before ? readText(git, before) : '{}', readText(git, ours), readText(git, theirs)])
      keyConflicts.push(...conflicts)
      set(writeText(git, text))
    }
  }

  const rewritten = applyCodemods(git, result, codemodsBetween(from, to, CODEMODS))
  const changelog = release.get('CHANGELOG.md')
  const notes = changelog ? notesBetween(readText(git, changelog), from, to) : []
  return { from, to, base, team, release, result, conflicts: merged.conflicts, keyConflicts, keptDeleted: keptDeleted.toSorted(), rewritten, notes }
}

/** Returns whether settings and content are still those of the release that the team began with. */
function followsDemonstration(base: Tree, team: Tree): boolean {
  const paths = [...base.keys(), ...team.keys()].filter((path) => ruleFor(path) === 'demonstration')
  return paths.every((path) => isSame(base.get(path), team.get(path)))
}

/** Merges the files without another rule. The history of the project has no influence, since the release file names the base. */
function mergeByGit(git: Git, base: Tree, team: Tree, release: Tree, label: string): Pick<Plan, 'result' | 'conflicts' | 'keptDeleted'> {
  const only = (tree: Tree) => new Map([...tree].filter(([path]) => ruleFor(path) === 'merged'))
  const root = commit(git, only(base))
  const keptDeleted = addedToDeletedFolders(base, team, release)
  const added = new Set(keptDeleted)
  const releaseWithout = new Map([...release].filter(([path]) => !added.has(path)))
  const sides = [
    [TEAM, commit(git, only(team), root)],
    [label, commit(git, only(releaseWithout), root)],
  ]
  for (const [name = '', id = ''] of sides) git(['update-ref', `refs/heads/${name}`, id])
  const options = ['-c', 'merge.renames=true', '-c', 'merge.directoryRenames=false', '-c', 'merge.conflictStyle=merge']
  const printed = git([...options, 'merge-tree', '--write-tree', '--no-messages', '-z', TEAM, label], { allowed: [0, 1] })
  const [tree = '', ...lines] = printed.split('\0').filter((line) => line !== '')
  const conflicts = new Map<string, Map<number, Entry>>()
  for (const line of lines) {
    const [, mode = '', oid = '', stage = '', path = ''] = /^(\d+) (\w+) (\d)\t([^]*)$/.exec(line) ?? []
    conflicts.set(path, (conflicts.get(path) ?? new Map<number, Entry>()).set(Number(stage), { mode, oid }))
  }
  const result = readTree(git, tree)
  for (const [path, stages] of conflicts) {
    if (!stages.has(1) || stages.has(2)) continue
    // The team has deleted the file, under this name or under the name before the release renamed it.
    conflicts.delete(path)
    result.delete(path)
    keptDeleted.push(path)
  }
  return { result, conflicts, keptDeleted }
}

/** Author of commits in the temporary repository. Its commits never reach the project. */
const NOBODY = { GIT_AUTHOR_NAME: 'upgrade', GIT_AUTHOR_EMAIL: 'upgrade@localhost', GIT_COMMITTER_NAME: 'upgrade', GIT_COMMITTER_EMAIL: 'upgrade@localhost' }

/** Stores files as a commit and returns its id. */
export function commit(git: Git, tree: Tree, parent?: string): string {
  const id = writeTree(git, tree)
  return git(['commit-tree', id, ...(parent === undefined ? [] : ['-p', parent])], { env: NOBODY, input: 'upgrade' }).trim()
}

/** Finds files that the release adds to folders that the team has deleted, such as the tests of a removed section type. */
function addedToDeletedFolders(base: Tree, team: Tree, release: Tree): string[] {
  const folders = (tree: Tree) => new Set([...tree.keys()].flatMap(foldersAbove))
  const deleted = folders(base).difference(folders(team))
  return [...release.keys()].filter((path) => !base.has(path) && ruleFor(path) === 'merged' && foldersAbove(path).some((each) => deleted.has(each)))
}

function foldersAbove(path: string): string[] {
  const folder = dirname(path)
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)]
}

function applyCodemods(git: Git, result: Map<string, Entry>, codemods: readonly Codemod[]): Map<string, string[]> {
  const rewritten = new Map<string, string[]>()
  if (codemods.length === 0) return rewritten
  for (const [path, entry] of result) {
    if (!hasCodemods(path)) continue
    const original = readText(git, entry)
    let text = original
    for (const { change, note } of codemods) {
      const changed = change(text, path)
      if (changed !== text) rewritten.set(path, [...(rewritten.get(path) ?? []), note])
      text = changed
    }
    if (text !== original) result.set(path, writeText(git, text, entry.mode))
  }
  return rewritten
}

/** Returns the decisions that are left to the team in files that merge by key. */
export function openDecisions({ keyConflicts }: Pick<Plan, 'keyConflicts'>): string[] {
  return keyConflicts.filter(({ path }) => path === 'package.json').map(decisionOf)
}
