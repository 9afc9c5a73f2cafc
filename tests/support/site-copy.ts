import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, openSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { updateOwnCode } from '../../scripts/own-code.ts'
import prepareFixtures from '../fixtures/prepare.ts'
import { copyIntoFolder } from './copy-folder.ts'

const COPIED = ['.oxfmtrc.json', 'package.json', 'package-lock.json', 'packages', 'public', 'scripts', 'src', 'tsconfig.json', 'vite.config.ts']

const CONTENT = '.cache/fixtures/content'

/** Files of the fixtures that replace the site's in a copy. */
const FIXTURES = { 'app.config.ts': 'tests/fixtures/app.config.ts', messages: '.cache/fixtures/messages' }

/** Changes a file of a copy. The text to replace must be present. */
export type Edit = (file: string, find: string | RegExp, replacement: string | ((found: string) => string)) => Promise<void>

/**
 * Copies the product with the settings, messages and content of the tests into `.cache/copies`. Returns the folder.
 *
 * An existing build in the folder stays, so that an unchanged site is not built again.
 */
export async function copySite(name: string): Promise<string> {
  const folder = resolve('.cache/copies', name)
  await mkdir(resolve(folder, 'project.inlang'), { recursive: true })
  prepareFixtures()
  for (const each of [...COPIED, ...Object.keys(FIXTURES), 'content', 'site']) await rm(resolve(folder, each), { recursive: true, force: true })
  // `public/` is missing if a site has no such files.
  for (const each of COPIED.filter((path) => existsSync(path))) copyIntoFolder(each, folder)
  for (const [each, fixture] of Object.entries(FIXTURES)) cpSync(fixture, resolve(folder, each), { recursive: true })
  // The product is tested without the code of a team.
  updateOwnCode(folder)
  await mkdir(resolve(folder, 'content'))
  for (const each of await readdir(CONTENT, { withFileTypes: true })) {
    if (each.isDirectory()) await symlink(resolve(CONTENT, each.name), resolve(folder, 'content', each.name))
    else await cp(resolve(CONTENT, each.name), resolve(folder, 'content', each.name))
  }
  await symlink(resolve('node_modules'), resolve(folder, 'node_modules')).catch(() => undefined)
  await mkdir('.cache/copies/images', { recursive: true })
  await mkdir(resolve(folder, '.cache'), { recursive: true })
  await symlink(resolve('.cache/copies/images'), resolve(folder, '.cache/images')).catch(() => undefined)
  return folder
}

/** Returns the function that changes the files of a copy. */
export function editorOf(folder: string): Edit {
  return async (file, find, replacement) => {
    const path = resolve(folder, file)
    const text = await readFile(path, 'utf8')
    const changed = text.replace(find, typeof replacement === 'string' ? () => replacement : replacement)
    if (changed === text) throw new Error(`${file} has no ${String(find)} to change.`)
    await writeFile(path, changed)
  }
}

/** Runs a script of the project in a copy, with its output shown. Throws if it fails. */
export function runInCopy(folder: string, script: string, ...args: string[]): void {
  // The path of the fixtures' space is relative to their folder.
  const env = { ...process.env }
  // Not set to an empty value: a copy may name its space in a `.env` file, which does not replace variables that are set.
  delete env['CONTENT_SPACE']
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${script} failed in ${folder}: see above.`)
}

/** Copies the product, changes the copy and builds it. Returns its folder. With `isDevelopment` nothing is built. */
export async function makeCopy(name: string, change: (edit: Edit, folder: string) => Promise<void>, { isDevelopment = false } = {}): Promise<string> {
  const folder = await copySite(name)
  await change(editorOf(folder), folder)
  runInCopy(folder, 'scripts/own-code.ts')
  runInCopy(folder, isDevelopment ? 'scripts/messages.ts' : 'scripts/build.ts')
  return folder
}

/** Serves a copy until the process ends. */
export function serveCopy(folder: string, { isDevelopment = false } = {}): void {
  const log = openSync(resolve(folder, 'server.log'), 'w')
  const command = isDevelopment ? ['node_modules/vite/bin/vite.js', 'dev'] : ['scripts/serve.ts']
  const server = spawn(process.execPath, command, { cwd: folder, stdio: ['ignore', log, log] })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 0))
}
