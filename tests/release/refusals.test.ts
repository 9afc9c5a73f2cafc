import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { gitIn } from '../../scripts/upgrade/git.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const IDENTITY = ['-c', 'user.name=Maintainer', '-c', 'user.email=maintainer@site.example']

/** Creates a project whose version 0.1.0 is released, and which has changes for 0.2.0. */
function project() {
  const folder = temporaryFolder('release')
  const git = gitIn(folder)
  for (const part of ['src', 'docs']) mkdirSync(join(folder, part))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write('src/release.json', '{ "version": "0.1.0", "releases": "../releases" }\n')
  write('docs/public-surface.txt', '')
  write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n- Menus.\n\n## [0.1.0] - 2026-11-23\n\n- Everything.\n')
  git(['init', '--quiet'])
  git(['add', '--all'])
  git([...IDENTITY, 'commit', '--quiet', '--message', 'Begin'])
  const release = (...args: readonly string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/release/release.ts'), ...args], { cwd: folder, encoding: 'utf8' })
    return [status, stderr]
  }
  return { git, release }
}

test('npm run release: refuses a tag that exists, and writes nothing', () => {
  const { git, release } = project()
  git(['branch', 'releases'])
  git(['tag', 'v0.2.0'])
  expect(release('--version', '0.2.0')).toEqual([1, 'The tag v0.2.0 exists, and tags never move: choose the next version.\n'])
  expect(git(['status', '--porcelain'])).toBe('')
})

test('npm run release: refuses to begin another branch of releases, and writes nothing', () => {
  const { git, release } = project()
  expect(release('--version', '0.2.0')).toEqual([1, 'The branch releases is missing: git fetch origin releases. A release follows the one before it.\n'])
  expect(git(['for-each-ref', 'refs/tags']) + git(['status', '--porcelain'])).toBe('')
})

test('npm run release: needs a version', () => {
  expect(project().release()).toEqual([1, 'npm run release needs --version, such as --version 0.2.0.\n'])
})
