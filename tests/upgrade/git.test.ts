import { spawnSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openConflicts, requireCleanTree, requireRepository } from '../../scripts/upgrade/apply.ts'
import { GitError, gitIn, isSame, temporaryRepository, writeText, type Git } from '../../scripts/upgrade/git.ts'
import { commit } from '../../scripts/upgrade/plan.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const IDENTITY = ['-c', 'user.name=Team', '-c', 'user.email=team@site.example']

/** Creates a repository with one commit. */
function repository(...options: string[]): { readonly folder: string; readonly git: Git } {
  const folder = temporaryFolder('repository')
  const git = gitIn(folder)
  git(['init', '--quiet', ...options])
  git([...IDENTITY, 'commit', '--quiet', '--allow-empty', '--message', 'Begin'])
  return { folder, git }
}

test('gitIn: names the remedy if git is not installed', () => {
  expect(() => gitIn('.', { PATH: '/nowhere' })(['--version'])).toThrow(/^git cannot be run \(.*\): install git 2\.38 or newer\.$/)
})

test('gitIn: throws the reason that git prints, except for exit codes that are allowed', () => {
  const { git } = repository()
  expect(() => git(['rev-parse', '--verify', '--quiet', 'nothing'])).toThrow(GitError)
  expect(git(['rev-parse', '--verify', '--quiet', 'nothing'], { allowed: [0, 1] })).toBe('')
  expect(new GitError(['fetch'], 'warning: a\nfatal: b\nhint: c\n').reason).toBe('fatal: b')
  expect(new GitError(['fetch'], 'first\nlast\n').reason).toBe('last')
})

test('gitIn: works in its folder and in English, also if a hook or a user has set variables of git', () => {
  const { folder } = repository()
  vi.stubEnv('GIT_DIR', join(folder, 'other'))
  vi.stubEnv('LC_ALL', 'de_DE.UTF-8')
  const git = gitIn(folder)
  expect(git(['rev-parse', '--git-dir']).trim()).toBe('.git')
  expect(git(['-c', 'alias.language=!printenv LC_ALL', 'language'])).toBe('C\n')
})

test('temporaryRepository: has the hashes of the project', () => {
  const { folder, git } = repository('--object-format=sha256')
  expect(temporaryRepository(git, folder)(['rev-parse', '--show-object-format']).trim()).toBe('sha256')
})

test('commit: needs no identity of a user', () => {
  const { folder } = repository()
  const none = Object.fromEntries(['AUTHOR', 'COMMITTER'].flatMap((role) => ['NAME', 'EMAIL'].map((part) => [`GIT_${role}_${part}`, undefined])))
  const git = gitIn(folder, { ...none, EMAIL: undefined, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' })
  git(['config', 'user.useConfigOnly', 'true'])
  expect(commit(git, new Map())).toMatch(/^[0-9a-f]{40}$/)
})

test('isSame: compares content and mode', () => {
  const entry = { mode: '100644', oid: 'a' }
  expect(isSame(entry, { ...entry })).toBe(true)
  expect(isSame(undefined, undefined)).toBe(true)
  for (const other of [{ ...entry, mode: '100755' }, { ...entry, oid: 'b' }, undefined]) expect(isSame(entry, other)).toBe(false)
})

test('requireRepository: accepts a link to the repository', () => {
  const { folder } = repository()
  const link = join(temporaryFolder('link'), 'site')
  symlinkSync(folder, link)
  expect(() => requireRepository(gitIn(link), link)).not.toThrow()
})

test.each([
  ['2.37.9', 'The upgrade needs git 2.38 or newer, and this is 2.37.'],
  ['1.99.0', 'The upgrade needs git 2.38 or newer, and this is 1.99.'],
])('requireRepository: refuses git %s', (version, sentence) => {
  const { folder, git } = repository()
  const old: Git = (args, options) => (args[0] === '--version' ? `git version ${version}\n` : git(args, options))
  expect(() => requireRepository(old, folder)).toThrow(sentence)
})

test('requireCleanTree: names a folder that is no repository, and at most five changed files', () => {
  const outside = temporaryFolder('no-repository')
  expect(() => requireCleanTree(gitIn(outside), outside, 'A release needs this')).toThrow('is not the top folder of a git repository')
  const { folder, git } = repository()
  for (const name of ['a', 'b', 'c', 'd', 'e']) writeFileSync(join(folder, name), '')
  expect(() => requireCleanTree(git, folder, 'A release needs this')).toThrow(/^A release needs this\. Commit or stash a, b, c, d, e\.$/)
  for (const name of ['f', 'g']) writeFileSync(join(folder, name), '')
  expect(() => requireCleanTree(git, folder, 'A release needs this')).toThrow('Commit or stash a, b, c, d, e, and 2 more.')
})

test('openConflicts: finds each half of a conflict, and unmerged files that the upgrade did not list', () => {
  const { folder, git } = repository()
  const texts = { begin: '<<<<<<< a\n', end: 'x\n>>>>>>> b\n', quoted: 'x <<<<<<< a\n', done: 'x\n' }
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text)
  const { oid } = writeText(git, 'x\n')
  git(['update-index', '--index-info'], { input: `100644 ${oid} 2\tunmerged\n` })
  writeFileSync(join(folder, 'unmerged'), 'x\n')
  const state = { from: '0.1.0', to: '0.2.0', head: '', added: [], conflicts: [...Object.keys(texts), 'removed'] }
  expect(openConflicts(git, folder, state)).toEqual([
    'begin contains conflict markers: resolve them, then git add begin',
    'end contains conflict markers: resolve them, then git add end',
    'unmerged is not resolved: git add unmerged, or git rm unmerged',
  ])
})

test('upgrader: refuses to continue an upgrade that was ended, with a sentence', () => {
  const { folder } = repository()
  const run = (action: string) =>
    spawnSync(process.execPath, [resolve('scripts/upgrade/main.ts'), JSON.stringify({ action, project: folder })], { encoding: 'utf8' })
  expect(run('continue')).toMatchObject({ status: 1, stdout: '', stderr: 'No upgrade is in progress.\n' })
})
