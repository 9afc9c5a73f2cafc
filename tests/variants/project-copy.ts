import { spawnSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { FINDINGS_CACHE } from '../../scripts/prose/project-findings.ts'
import { copyIntoFolder } from '../support/copy-folder.ts'

/** Files that are not part of a fresh clone, or are linked instead of copied. */
const LEFT_OUT = new Set(['.git', '.cache', '.env', 'node_modules', 'dist', 'test-results', 'playwright-report', 'content'])
/** The fixtures. A copy that changes their sources creates them again. */
const FIXTURES = '.cache/fixtures'
/** The results of the type checker. In the next copy of the project, it checks only files that differ. */
const TYPES = '.cache/types'
const TYPES_OF_COPIES = '.cache/types-of-copies'
const LARGE = /\.ctfassets\.net$/

/** Arguments of Node that write the route tree as the build does, without a build. */
export const WRITE_ROUTE_TREE = ['--input-type=module', '--eval', "await (await import('vite')).resolveConfig({}, 'build'); process.exit(0)"] as const

/** A copy of the whole project, tests included, in a temporary folder. */
export interface ProjectCopy {
  readonly folder: string
  /** Runs a command of the packages, or Node, in the copy. */
  readonly run: (command: string, ...args: string[]) => { readonly status: number | null; readonly output: string }
  /** Runs a command like `run`. Returns its output if it failed, or an empty text. */
  readonly problems: (command: string, ...args: string[]) => string
  readonly remove: () => Promise<void>
}

/** Copies the project like a fresh clone. Packages and large files of the content are linked. */
export async function copyProject(name: string): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), `vitrine-${name}-`))
  for (const each of await readdir('.')) if (!LEFT_OUT.has(each)) copyIntoFolder(each, folder)
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await mkdir(join(folder, 'content'))
  for (const each of await readdir('content')) {
    if (LARGE.test(each)) await symlink(resolve('content', each), join(folder, 'content', each))
    else copyIntoFolder(join('content', each), folder)
  }
  for (const [from, to] of [
    [FIXTURES, FIXTURES],
    [TYPES_OF_COPIES, TYPES],
    [FINDINGS_CACHE, FINDINGS_CACHE],
  ] as const)
    if (existsSync(from)) cpSync(from, join(folder, to), { recursive: true })
  const bin = resolve('node_modules/.bin')
  const env: NodeJS.ProcessEnv = { ...process.env, INIT_CWD: '', PATH: `${bin}:${process.env['PATH']}` }
  // Not set to an empty value: a copy may name its space in a `.env` file, which does not replace variables that are set.
  for (const variable of ['CONTENT_SPACE', 'CONTENTFUL_SPACE_ID']) delete env[variable]
  const run: ProjectCopy['run'] = (command, ...args) => {
    const { status, stdout, stderr } = spawnSync(resolve(bin, command), args, { cwd: folder, encoding: 'utf8', env })
    return { status, output: stdout + stderr }
  }
  return {
    folder,
    run,
    problems: (command, ...args) => {
      const { status, output } = run(command, ...args)
      return status === 0 ? '' : output || `${command} ends with ${status}`
    },
    remove: async () => {
      if (existsSync(join(folder, TYPES))) await keepTypes(folder)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Stores the results of the type checker for other copies, which tests in another process may be reading. */
async function keepTypes(folder: string): Promise<void> {
  await mkdir(TYPES_OF_COPIES, { recursive: true })
  for (const file of await readdir(join(folder, TYPES))) {
    const written = `${TYPES_OF_COPIES}-${process.pid}`
    await cp(join(folder, TYPES, file), written)
    await rename(written, join(TYPES_OF_COPIES, file))
  }
}
