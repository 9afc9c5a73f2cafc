import { existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { RELEASES } from './product.ts'
import { createProject, createWorld } from './repository.ts'

// Each command runs dozens of git processes.
vi.setConfig({ testTimeout: 120_000 })

test('upgrade: refuses changes, untracked files, another merge, and a file in the way, each with a sentence', () => {
  const project = createProject(createWorld(), 'project')
  project.git('config', 'status.showUntrackedFiles', 'no')
  project.write({ 'src/ui/retired.ts': 'export const changed = 1\n', 'notes.txt': 'Notes\n' })
  expect(project.upgrade()).toEqual({
    code: 1,
    output: 'An upgrade needs a tree without changes, so that --abort can restore it. Commit or stash src/ui/retired.ts, notes.txt.\n',
  })
  project.git('checkout', '--', '.')
  project.remove('notes.txt')
  // An ignored file would be overwritten without a warning.
  project.write({ '.git/info/exclude': 'new-name.ts\n', 'src/ui/new-name.ts': 'export const mine = 1\n' })
  expect(project.upgrade().output).toContain('The release contains src/ui/new-name.ts. Move your file, which is not committed.')
  expect(project.read('src/ui/new-name.ts')).toBe('export const mine = 1\n')
  expect(project.git('status', '--porcelain')).toBe('')
  project.remove('src/ui/new-name.ts')
  symlinkSync('nowhere', join(project.folder, 'src/ui/new-name.ts'))
  expect(project.upgrade().output).toContain('The release contains src/ui/new-name.ts. Move your file, which is not committed.')
  project.write({ '.git/MERGE_HEAD': project.git('rev-parse', 'HEAD') })
  expect(project.upgrade().output).toBe('A merge is in progress: commit it, or end it with git merge --abort.\n')
})

test('upgrade: releases may be a bundle file, and an unreachable address is named', () => {
  const world = createWorld()
  world.repository('releases').git('bundle', 'create', '--quiet', '../releases.bundle', '--tags')
  const project = createProject(world, 'project', 'archive')
  const name = (releases: string) => {
    project.write({ 'src/release.json': `{\n  "version": "0.1.0",\n  "releases": "${releases}"\n}\n` })
    project.commit(releases || 'no address')
  }
  name('../releases.bundle')
  expect(existsSync(join(world.folder, 'releases.bundle'))).toBe(true)
  const { code, output } = project.upgrade('--to', 'v0.2.0')
  expect(code, output).toBe(0)
  // The address stays, and the version moves with the merge.
  expect(JSON.parse(project.read('src/release.json'))).toEqual({ version: '0.2.0', releases: '../releases.bundle' })
  expect(project.git('tag')).toBe('')
  project.upgrade('--abort')
  name('')
  expect(project.upgrade().output).toBe(
    'src/release.json has no address of the releases. Enter it as "releases" and commit it: a URL, a folder, or a bundle file.\n',
  )
  // Git would read such an address as an option, which runs a command.
  name('--upload-pack=touch pwned')
  expect(project.upgrade().output).toMatch(/^The releases at --upload-pack=touch pwned cannot be fetched \(fatal: .*--upload-pack=touch pwned/)
  name('../nowhere')
  expect(project.upgrade()).toEqual({
    code: 1,
    output: expect.stringMatching(/^The releases at \.\.\/nowhere cannot be fetched \(fatal: .*\)\. src\/release\.json contains the address\.\n$/),
  })
})

test('upgrade: refuses versions that do not exist, that are older, or whose tag was moved', () => {
  const world = createWorld()
  const project = createProject(world, 'project')
  world.repository('releases').git('tag', 'v9-beta')
  expect(project.upgrade('--to', '0.9.0').output).toBe('There is no release 0.9.0. The releases at ../releases are 0.1.0, 0.2.0, 0.3.0.\n')
  const releases = world.repository('releases')
  releases.git('checkout', '--quiet', '--orphan', 'other')
  releases.commit('another history')
  releases.git('tag', '--force', 'v0.1.0')
  expect(project.upgrade('--to', '0.3.0').output).toContain('Release 0.3.0 does not follow release 0.1.0: a tag of the releases was moved.')
  releases.git('tag', '--delete', 'v0.1.0')
  for (const options of [[], ['--status']])
    expect(project.upgrade(...options).output).toContain('src/release.json contains version 0.1.0, which was never released.')
  project.remove('src/release.json')
  expect(project.upgrade('--dry-run').output).toBe('src/release.json is missing: restore it, since it contains the version and the address of the releases.\n')
})

test('upgrade: refuses a release that needs a newer Node', () => {
  const releases = { ...RELEASES, '0.10.0': { ...RELEASES['0.3.0'], 'package.json': '{ "type": "module", "engines": { "node": ">=99.1" } }\n' } }
  const project = createProject(createWorld(releases), 'project')
  expect(project.upgrade()).toEqual({
    code: 1,
    output: expect.stringMatching(/^Version 0\.10\.0 needs Node 99\.1 or newer, and this is Node [\d.]+: install a newer one\.\n$/),
  })
})

test('upgrade: refuses a folder that is no repository, only a part of one, or one without a commit', () => {
  const world = createWorld()
  const project = createProject(world, 'project', 'archive')
  project.remove('.git')
  expect(project.upgrade().output).toContain('is not the top folder of a git repository')
  world.repository('.')
  expect(project.upgrade().output).toContain('is not the top folder of a git repository')
  project.git('init', '--quiet')
  expect(project.upgrade().output).toContain('The repository has no commit.')
})
