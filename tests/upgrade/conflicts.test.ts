import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { upgradeProblems } from '../../scripts/checks/upgrade-comments.ts'
import { RELEASES } from './product.ts'
import { beTeam, createProject, createWorld, type Repository } from './repository.ts'

// Each command runs dozens of git processes.
vi.setConfig({ testTimeout: 120_000 })

const HEADER = 'src/layout/header/Header.tsx'

/** Creates a project whose only edit of the product conflicts with a release. */
function edited(): { readonly world: ReturnType<typeof createWorld>; readonly project: Repository } {
  const world = createWorld()
  const project = createProject(world, 'project')
  beTeam(project)
  project.write({ [HEADER]: project.read(HEADER).replace('header0 = 0', 'header0 = 7') })
  project.commit('Edit the header')
  return { world, project }
}

test('upgrade: an edited file of the product is the one conflict, with both changes, the note and the seam', () => {
  const { world, project } = edited()
  const { code, output } = project.upgrade()
  expect(code).toBe(1)
  expect(output.match(/^Conflict in .*$/gm)).toEqual([`Conflict in ${HEADER}`])
  expect(output).toMatch(/Note: The first constant of `src\/layout\/header\/` is a hundred\./)
  expect(output).toMatch(/Seam: `site\/layout\.tsx` replaces header/)
  expect(output).toMatch(/Your change:\n.*@@.*\n +-export const header0 = 0\n +\+export const header0 = 7\n/)
  expect(output).toMatch(/Change of 0\.3\.0:\n.*@@.*\n +-export const header0 = 0\n +\+export const header0 = 100\n/)
  expect(output).toContain(`One file has a conflict: ${HEADER}`)
  expect(project.git('diff', '--name-only', '--diff-filter=U').trim()).toBe(HEADER)
  expect(project.read(HEADER)).toMatch(/^<{7} your-project\n.*7\n={7}\n.*100\n>{7} vitrine-0\.3\.0$/m)
  expect(world.npmCalls()).toEqual([])
})

test('upgrade --abort: restores files, index and references', () => {
  const { project } = edited()
  project.write({ '.env': 'SECRET=1\n' })
  const { objects: _, ...before }: Record<string, unknown> = { ...project.state() }
  project.upgrade()
  project.write({ [HEADER]: 'export const half = 1\n', 'src/ui/new-name.ts': 'export const changed = 1\n' })
  const { code, output } = project.upgrade('--abort')
  expect(code, output).toBe(0)
  expect(output).toContain('those of version 0.1.0')
  expect(project.state()).toMatchObject(before)
  expect(project.upgrade('--abort').output).toBe('No upgrade is in progress.\n')
})

test('upgrade --abort: removes files of an upgrade that was interrupted before git recorded them', () => {
  const { project } = edited()
  project.upgrade()
  project.git('read-tree', 'HEAD')
  expect(project.upgrade('--abort').code).toBe(0)
  expect(project.has('src/ui/new-name.ts')).toBe(false)
  expect(project.git('status', '--porcelain')).toBe('')
})

test('upgrade --continue: refuses conflict markers and unmerged files, then installs, builds and checks', () => {
  const { world, project } = edited()
  project.upgrade()
  expect(project.upgrade('--continue')).toEqual({ code: 1, output: expect.stringContaining(`${HEADER} contains conflict markers`) })
  project.git('add', HEADER)
  expect(project.upgrade('--continue').output).toContain(`${HEADER} contains conflict markers`)
  project.write({ [HEADER]: 'export const header = 107\n' })
  expect(project.upgrade().output).toBe('The upgrade to 0.3.0 is in progress: end it with --continue and a commit, or with --abort.\n')
  expect(world.npmCalls()).toEqual([])
  const { code, output } = project.upgrade('--continue')
  expect(code, output).toBe(0)
  expect(world.npmCalls()).toEqual(['install --no-audit --no-fund --loglevel=error', 'run build', 'run check'])
  expect(project.git('show', `:${HEADER}`)).toBe('export const header = 107\n')
})

test('upgrade --continue: refuses a file that was resolved but not added', () => {
  const { project } = edited()
  project.upgrade()
  project.write({ [HEADER]: 'export const header = 107\n' })
  expect(project.upgrade('--continue').output).toContain(`${HEADER} is not resolved: git add ${HEADER}`)
})

test('upgrade: a step that fails leaves the merge as it is, and --continue repeats the steps', () => {
  const world = createWorld()
  const project = createProject(world, 'project')
  world.failNpm('run build')
  const { code, output } = project.upgrade()
  expect(code).toBe(1)
  expect(output).toContain('npm run build failed: see above.')
  expect(world.npmCalls()).not.toContain('run check')
  world.failNpm('nothing')
  expect(project.upgrade('--continue').code).toBe(0)
})

test('upgrade: package.json keeps the value of the team if both changed it, and lists a decision to take', () => {
  const project = createProject(createWorld(), 'project')
  project.write({ 'package.json': project.read('package.json').replace('19.3.1', '18.0.0') })
  project.commit('Stay with React 18')
  const { code, output } = project.upgrade()
  expect(code).toBe(1)
  const decision = 'dependencies.react: you set it to "18.0.0", the release set it to "19.4.0". Choose one, then delete this line.'
  expect(output).toContain(decision)
  expect(JSON.parse(project.read('package.json'))).toMatchObject({ dependencies: { react: '18.0.0', zod: '4.7.0' }, '@upgrade': [decision] })
  expect(upgradeProblems(project.folder)).toEqual([`package.json ${decision}`])
  expect(project.upgrade('--continue').output).toContain('package.json contains "@upgrade"')
  project.write({ 'package.json': project.read('package.json').replace(/,\n {2}"@upgrade": \[[^\]]*\]/, '') })
  expect(project.upgrade('--continue').code).toBe(0)
})

test('upgrade: an edited message stays, and the report names the text of the release', () => {
  const releases = {
    ...RELEASES,
    '0.4.0': {
      ...RELEASES['0.3.0'],
      'src/release.json': '{ "version": "0.4.0", "releases": "../releases" }\n',
      'messages/en.json': '{ "top": "To the top", "share": "Share" }\n',
    },
  }
  const project = createProject(createWorld(releases), 'project')
  project.write({ 'messages/en.json': project.read('messages/en.json').replace('Back to top', 'Up') })
  project.commit('Word a message')
  const { code, output } = project.upgrade()
  expect(code, output).toBe(0)
  expect(output).toContain('messages/en.json, top: the release has "To the top"')
  expect(JSON.parse(project.read('messages/en.json'))).toEqual({ top: 'Up', share: 'Share' })
})

test('upgrade: codemods of the releases in between change own code, and mark the rest for npm run check', () => {
  const codemods = readFileSync('scripts/upgrade/codemods.ts', 'utf8')
  const withCodemods = codemods.replace(
    'export const CODEMODS: readonly Codemod[] = []',
    `export const CODEMODS: readonly Codemod[] = [
  { version: '0.1.0', note: 'Already done.', change: () => 'wrong' },
  { version: '0.2.0', note: 'Renames listSection.', change: (text) => text.replace('listSection', 'sectionItems') },
  { version: '0.3.0', note: 'Marks Header.', change: (text, path) => commentAbove(text, path, /const Header/, 'Header needs a title.') },
]`,
  )
  expect(withCodemods).not.toBe(codemods)
  const releases = { ...RELEASES, '0.3.0': { ...RELEASES['0.3.0'], 'scripts/upgrade/codemods.ts': withCodemods } }
  const project = createProject(createWorld(releases), 'project')
  beTeam(project)
  const { output } = project.upgrade()
  expect(output).toMatch(/Changed by a codemod.*\n +app\.config\.ts: Renames listSection\.\n +site\/header\.tsx: Marks Header\.\n/)
  expect(project.read('app.config.ts')).toBe("export default { name: 'Bakery', sectionItems: 4 }\n")
  expect(project.read('site/header.tsx')).toBe('// @upgrade Header needs a title.\nexport const Header = 1\n')
  expect(upgradeProblems(project.folder)).toEqual(['site/header.tsx:1 Header needs a title. Then delete the comment.'])
})

test('upgrade: refuses changes, untracked files, another merge, and a file in the way, each with a sentence', () => {
  const project = createProject(createWorld(), 'project')
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
  project.upgrade('--abort')
  name('')
  expect(project.upgrade().output).toBe(
    'src/release.json has no address of the releases. Enter it as "releases" and commit it: a URL, a folder, or a bundle file.\n',
  )
  name('../nowhere')
  expect(project.upgrade()).toEqual({
    code: 1,
    output: expect.stringMatching(/^The releases at \.\.\/nowhere cannot be fetched \(fatal: .*\)\. src\/release\.json contains the address\.\n$/),
  })
})

test('upgrade: refuses versions that do not exist, that are older, or whose tag was moved', () => {
  const world = createWorld()
  const project = createProject(world, 'project')
  expect(project.upgrade('--to', '0.9.0').output).toBe('There is no release 0.9.0. The releases at ../releases are 0.1.0, 0.2.0, 0.3.0.\n')
  const releases = world.repository('releases')
  releases.git('checkout', '--quiet', '--orphan', 'other')
  releases.commit('another history')
  releases.git('tag', '--force', 'v0.1.0')
  expect(project.upgrade('--to', '0.3.0').output).toContain('Release 0.3.0 does not follow release 0.1.0: a tag of the releases was moved.')
  releases.git('tag', '--delete', 'v0.1.0')
  expect(project.upgrade().output).toContain('src/release.json contains version 0.1.0, which was never released.')
})

test('upgrade: refuses a release that needs a newer Node', () => {
  const releases = { ...RELEASES, '0.4.0': { ...RELEASES['0.3.0'], 'package.json': '{ "type": "module", "engines": { "node": ">=99.1" } }\n' } }
  const project = createProject(createWorld(releases), 'project')
  expect(project.upgrade()).toEqual({
    code: 1,
    output: expect.stringMatching(/^Version 0\.4\.0 needs Node 99\.1 or newer, and this is Node [\d.]+: install a newer one\.\n$/),
  })
})

test('upgrade: refuses a folder that is no repository, or only a part of one', () => {
  const world = createWorld()
  const project = createProject(world, 'project', 'archive')
  project.remove('.git')
  expect(project.upgrade().output).toContain('is not the top folder of a git repository')
})
