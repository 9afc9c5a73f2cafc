import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Reason why a command stops. The message is a sentence for the user that names the remedy. */
export class UpgradeError extends Error {}

/** Maximum output of one git command. The list of all files of a large project has a few megabytes. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024

interface Options {
  readonly input?: string
  readonly env?: NodeJS.ProcessEnv
  /** Exit codes that are not errors. */
  readonly allowed?: readonly number[]
}

/** Runs git in a repository. */
export interface Git {
  /** Runs a command and returns its output. Throws an error with git's message if it fails. */
  (args: readonly string[], options?: Options): string
}

/** Variables that git sets for hooks and aliases. They would lead a command to another repository. */
const INHERITED = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_OBJECT_DIRECTORY', 'GIT_COMMON_DIR']

/** Returns a function that runs git in a folder, or in a repository without a work tree. */
export function gitIn(folder: string, variables: NodeJS.ProcessEnv = {}): Git {
  const own: NodeJS.ProcessEnv = { ...process.env, LC_ALL: 'C', ...variables }
  for (const name of INHERITED) if (!(name in variables)) delete own[name]
  return (args, { input = '', env = {}, allowed = [0] } = {}) => {
    const { status, stdout, stderr, error } = spawnSync('git', args, {
      cwd: folder,
      input,
      encoding: 'utf8',
      maxBuffer: MAX_OUTPUT_BYTES,
      env: { ...own, ...env },
    })
    if (error) throw new UpgradeError(`git cannot be run (${error.message}): install git 2.38 or newer.`)
    if (!allowed.includes(status ?? -1)) throw new GitError(args, stderr)
    return stdout
  }
}

/** A git command that failed. */
export class GitError extends Error {
  /** Last line that git printed, which contains the reason. */
  readonly reason: string

  constructor(args: readonly string[], printed: string) {
    super(`git ${args.join(' ')} failed: ${printed.trim()}`)
    this.reason =
      printed
        .trim()
        .split('\n')
        .findLast((line) => /^(?:fatal|error):/.test(line)) ??
      printed.trim().split('\n').at(-1) ??
      ''
  }
}

/** Creates a repository that can read the objects of another, but writes nothing there. It is removed when the process ends. */
export function temporaryRepository(project: Git, folder: string): Git {
  const path = mkdtempSync(join(tmpdir(), 'vitrine-upgrade-'))
  process.once('exit', () => rmSync(path, { recursive: true, force: true }))
  const format = project(['rev-parse', '--show-object-format']).trim()
  project(['init', '--quiet', '--bare', `--object-format=${format}`, path])
  const objects = project(['rev-parse', '--path-format=absolute', '--git-path', 'objects']).trim()
  writeFileSync(join(path, 'objects/info/alternates'), `${objects}\n`)
  return gitIn(folder, { GIT_DIR: path })
}

/** Path of the repository that `temporaryRepository` created. */
export function pathOf(repository: Git): string {
  return repository(['rev-parse', '--absolute-git-dir']).trim()
}

/** A file of a commit: mode and id of its content. */
export interface Entry {
  readonly mode: string
  readonly oid: string
}

/** Files of a commit by path. */
export type Tree = ReadonlyMap<string, Entry>

/** Lists the files of a commit. */
export function readTree(git: Git, commit: string): Map<string, Entry> {
  const lines = git(['ls-tree', '-r', '-z', commit])
    .split('\0')
    .filter((line) => line !== '')
  return new Map(
    lines.map((line) => {
      const [, mode = '', oid = '', path = ''] = /^(\d+) \w+ (\w+)\t([^]*)$/.exec(line) ?? []
      return [path, { mode, oid }]
    }),
  )
}

/** Writes a tree and returns its id. */
export function writeTree(git: Git, tree: Tree): string {
  const env = { GIT_INDEX_FILE: join(pathOf(git), 'index-of-tree') }
  git(['read-tree', '--empty'], { env })
  git(['update-index', '-z', '--index-info'], { env, input: [...tree].map(([path, { mode, oid }]) => `${mode} ${oid}\t${path}\0`).join('') })
  return git(['write-tree'], { env }).trim()
}

/** Reads a text file of a commit. */
export function readText(git: Git, { oid }: Entry): string {
  return git(['cat-file', 'blob', oid])
}

/** Stores a text and returns the entry of a file with it. */
export function writeText(git: Git, text: string, mode = '100644'): Entry {
  return { mode, oid: git(['hash-object', '-w', '--stdin'], { input: text }).trim() }
}

/** Returns whether both are the same content, or both are missing. */
export function isSame(one: Entry | undefined, other: Entry | undefined): boolean {
  return one?.oid === other?.oid && one?.mode === other?.mode
}
