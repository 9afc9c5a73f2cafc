import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect } from 'vitest'

const LOCK = 'node_modules/.package-lock.json'

/** Runs git in a folder and returns its output. */
export function git(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/** Commits all files of a folder. */
export function commit(folder: string, message: string): void {
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message', message)
}

/** Prepares a repository for commits. */
export function identify(folder: string): void {
  git(folder, 'config', 'user.name', 'Team')
  git(folder, 'config', 'user.email', 'team@site.example')
  // A link to the packages is not the ignored folder.
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n')
}

/** Replaces a text in a file. Fails if the file does not contain it. */
export function edit(folder: string, file: string, find: string | RegExp, by: string | ((found: string) => string)): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const changed = text.replace(find, typeof by === 'string' ? () => by : by)
  expect(changed, file).not.toBe(text)
  writeFileSync(path, changed)
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** Creates the packages of a project as links to the files of the installed ones, which takes a second. npm replaces files that it changes. */
export function linkPackages(folder: string): void {
  // Hard links need one file system for both folders.
  const copies = ['-al', '-a'].some((options) => {
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
    return spawnSync('cp', [options, resolve('node_modules'), join(folder, 'node_modules')]).status === 0
  })
  if (!copies) throw new Error('The packages cannot be copied.')
  // npm writes this file in place.
  rmSync(join(folder, LOCK))
  copyFileSync(LOCK, join(folder, LOCK))
  for (const cache of ['.cache', '.vite', '.vite-temp', '.vitest-cache']) rmSync(join(folder, 'node_modules', cache), { recursive: true, force: true })
}
