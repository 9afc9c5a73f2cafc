import { spawn, spawnSync } from 'node:child_process'
import { existsSync, openSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import prepareFixtures from '../fixtures/prepare.ts'

const COPIED = ['package.json', 'package-lock.json', 'packages', 'public', 'scripts', 'src', 'tsconfig.json', 'vite.config.ts']

const CONTENT = '.cache/fixtures/content'

/** What a copy has of the tests' own, in the place of the site's. */
const FIXTURES = { 'app.config.ts': 'tests/fixtures/app.config.ts', messages: '.cache/fixtures/messages' }

/** Changes a file of a copy; the text that is looked for must be there. */
export type Edit = (file: string, find: string | RegExp, replacement: string | ((found: string) => string)) => Promise<void>

/**
 * Copy the product with the settings, messages and content of the tests into `.cache/copies`; gives the folder.
 *
 * What was built there before stays, so that nothing is built again that has not changed since.
 */
export async function copySite(name: string): Promise<string> {
  const folder = resolve('.cache/copies', name)
  await mkdir(resolve(folder, 'project.inlang'), { recursive: true })
  prepareFixtures()
  for (const each of [...COPIED, ...Object.keys(FIXTURES), 'content']) await rm(resolve(folder, each), { recursive: true, force: true })
  // A site without files of its own has no `public/`.
  for (const each of COPIED.filter((path) => existsSync(path)))
    await cp(each, resolve(folder, each), { recursive: true, filter: (path) => !path.startsWith('src/paraglide') })
  for (const [each, fixture] of Object.entries(FIXTURES)) await cp(fixture, resolve(folder, each), { recursive: true })
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

/** Give what changes the files of a copy. */
export function editorOf(folder: string): Edit {
  return async (file, find, replacement) => {
    const path = resolve(folder, file)
    const text = await readFile(path, 'utf8')
    const changed = text.replace(find, typeof replacement === 'string' ? () => replacement : replacement)
    if (changed === text) throw new Error(`${file} has no ${String(find)} to change.`)
    await writeFile(path, changed)
  }
}

/** Run a script of the project in a copy; throws where it fails. What it says is shown. */
export function runInCopy(folder: string, script: string, ...args: string[]): void {
  // The space of the tests is named relative to their own folder.
  const env = { ...process.env }
  // Not set to nothing: a copy may name its space in its own file `.env`, which does not replace variables that are set.
  delete env['CONTENT_SPACE']
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${script} failed in ${folder}: see above.`)
}

/** Copy the product, change the copy and build it; gives its folder. With `isDevelopment` nothing is built. */
export async function makeCopy(name: string, change: (edit: Edit, folder: string) => Promise<void>, { isDevelopment = false } = {}): Promise<string> {
  const folder = await copySite(name)
  await change(editorOf(folder), folder)
  runInCopy(folder, isDevelopment ? 'scripts/messages.ts' : 'scripts/build.ts')
  return folder
}

/** Serve a copy until the process ends. */
export function serveCopy(folder: string, { isDevelopment = false } = {}): void {
  const log = openSync(resolve(folder, 'server.log'), 'w')
  const command = isDevelopment ? ['node_modules/vite/bin/vite.js', 'dev'] : ['scripts/serve.ts']
  const server = spawn(process.execPath, command, { cwd: folder, stdio: ['ignore', log, log] })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 0))
}
