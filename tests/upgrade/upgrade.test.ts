import { globSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { RELEASES } from './product.ts'
import { beTeam, createProject, createWorld, TEAM, type Kind } from './repository.ts'

// Each command runs dozens of git processes.
vi.setConfig({ testTimeout: 120_000 })

const [second, third] = [RELEASES['0.2.0'] ?? {}, RELEASES['0.3.0'] ?? {}]

test('upgrade: merges a release without a commit, installs, builds and checks, and lists what is to do', () => {
  const world = createWorld()
  const project = createProject(world, 'project')
  beTeam(project)
  const head = project.git('rev-parse', 'HEAD')
  world.installFormatter(project)
  const { code, output } = project.upgrade()
  expect(output).toContain('Upgrade from 0.1.0 to 0.3.0')
  expect(code, output).toBe(0)
  expect(world.npmCalls()).toEqual([
    'install --no-audit --no-fund --loglevel=error',
    'format messages/en.json package.json src/release.json',
    'run build',
    'run check',
  ])
  expect(project.git('rev-parse', 'HEAD')).toBe(head)
  expect(project.git('diff', '--name-only')).toBe('')
  expect(output).toMatch(/Notes of 0\.2\.0:\n.*\n +Menus have a setting\.\n\nNotes of 0\.3\.0:\n +Run the content migration\./)
  expect(output).toMatch(/Content migrations.*content:migrate.*\n +content\/migrations\/0002-menus\.ts/)
  expect(output).toContain('Run npm run content:migrate before you deploy.')

  for (const [path, text] of Object.entries(TEAM)) expect(project.read(path), path).toBe(text)
  expect(project.read('README.md')).toBe('# Bakery\n')
  for (const path of ['messages/eo.json', 'tools/icons.gen.ts']) expect(project.has(path), path).toBe(true)
  for (const path of [
    'src/ui/new-name.ts',
    'src/layout/header/Header.tsx',
    'content/migrations/0002-menus.ts',
    'package-lock.json',
    'src/app/routeTree.gen.ts',
  ])
    expect(project.read(path), path).toBe(third[path])
  expect(project.read('messages/it.json')).toBe(third['messages/it.json'])
  for (const path of ['src/ui/old-name.ts', 'src/ui/retired.ts', 'messages/la.json', 'src/own/former.gen.ts']) expect(project.has(path), path).toBe(false)
  expect(JSON.parse(project.read('package.json'))).toMatchObject({
    name: 'bakery',
    version: '7.0.0',
    dependencies: { react: '19.4.0', luxon: '3.0.0', zod: '4.7.0' },
  })
  expect(project.read('src/release.json')).toBe(third['src/release.json'])
  expect(project.read('messages/en.json')).toBe(third['messages/en.json'])
  expect(project.read('src/sections/registry.ts')).toBe('export const first = 1\n\nexport const last = 3\n')

  project.commit('Upgrade')
  expect(project.git('rev-list', '--parents', '-1', 'HEAD').trim().split(' ').length).toBe(3)
  expect(project.upgrade().output).toContain('The project is at version 0.3.0 already.')
})

test('upgrade: deleted files stay deleted, also files that a release adds to a deleted folder', () => {
  const project = createProject(createWorld(), 'project')
  beTeam(project)
  const { output } = project.upgrade()
  for (const path of [
    'content/space.json',
    'content/pictures/moon.svg',
    'src/sections/quote/quote.ts',
    'src/sections/quote/marks/mark.ts',
    'tests/sections/quote/more.test.ts',
    'messages/de.json',
  ])
    expect(project.has(path), path).toBe(false)
  expect(output).toMatch(
    /stay deleted:\n +messages\/de\.json\n +src\/sections\/quote\/marks\/mark\.ts\n +src\/sections\/quote\/quote\.ts\n +tests\/sections\/quote\/more\.test\.ts\n/,
  )
})

test('upgrade: a change follows a file that the team has moved out of a folder; deleted files that did not change are not named', () => {
  const project = createProject(createWorld(), 'project', 'clone', '0.2.0')
  project.write({ 'src/parts/quote.ts': project.read('src/sections/quote/quote.ts') })
  project.remove('src/sections/quote', 'messages/it.json')
  project.commit('Move the quote')
  const { code, output } = project.upgrade()
  expect(code, output).toBe(0)
  expect(project.read('src/parts/quote.ts')).toBe(third['src/sections/quote/quote.ts'])
  expect(project.has('src/sections/quote/quote.ts')).toBe(false)
  expect(project.has('messages/it.json')).toBe(false)
  expect(output).not.toContain('messages/it.json')
})

test('upgrade: names of files may contain spaces, quotes and letters beyond ASCII', () => {
  const file = 'src/ui/größe "neu".ts'
  const withFile = (version: string, size: number) => ({ ...RELEASES[version], [file]: `export const size = ${size}\n` })
  const project = createProject(createWorld({ '0.1.0': withFile('0.1.0', 1), '0.2.0': withFile('0.2.0', 2) }), 'project')
  const own = 'content/Käse und Brot 🥖.json'
  project.write({ [own]: '{}\n' })
  project.commit('Add bread')
  const { code, output } = project.upgrade()
  expect(code, output).toBe(0)
  expect([project.read(file), project.read(own)]).toEqual(['export const size = 2\n', '{}\n'])
  expect(project.git('status', '--porcelain', '-z').split('\0')).toContain(`M  ${file}`)
})

test('upgrade: the demonstration follows the releases until the team changes it', () => {
  const project = createProject(createWorld(), 'project')
  const { code, output } = project.upgrade('--to', '0.2.0')
  expect(code, output).toBe(0)
  // The release has no new migration.
  expect(output).not.toContain('content:migrate')
  for (const path of ['content/space.json', 'app.config.ts', 'README.md']) expect(project.read(path), path).toBe(second[path])
  // A merge even if the release could be checked out directly, so that the history of the team contains each upgrade.
  project.git('commit', '--quiet', '--no-edit')
  expect(project.git('rev-list', '--parents', '-1', 'HEAD').trim().split(' ').length).toBe(3)
})

test.each(['adds', 'deletes'])('upgrade: settings and content belong to a team that %s one of their files', (change) => {
  const project = createProject(createWorld(), 'project')
  if (change === 'adds') project.write({ 'content/bakery.json': '{}\n' })
  else project.remove('public/robots.txt')
  project.commit('Make it ours')
  const before = project.read('app.config.ts')
  expect(project.upgrade('--to', '0.2.0').code).toBe(0)
  expect(project.read('app.config.ts')).toBe(before)
})

test('upgrade: an edit follows a file that a release renames, and files of the team stay in a folder that a release renames', () => {
  // A release may lack the changelog.
  const { 'src/ui/new-name.ts': moved = '', 'CHANGELOG.md': _, ...others } = third
  const last = { ...others, 'src/elements/new-name.ts': moved, 'src/release.json': '{ "version": "0.4.0", "releases": "../releases" }\n' }
  const project = createProject(createWorld({ ...RELEASES, '0.4.0': last }), 'project')
  // The settings of a user have no influence.
  project.git('config', '--global', 'merge.renames', 'false')
  project.git('config', '--global', 'merge.directoryRenames', 'true')
  project.write({ 'src/ui/old-name.ts': project.read('src/ui/old-name.ts').replace('name0 = 0', 'name0 = 7'), 'src/ui/own.ts': 'export const own = 1\n' })
  project.commit('Edit a file that moves')
  const { code, output } = project.upgrade()
  expect(code, output).toBe(0)
  expect(project.read('src/elements/new-name.ts')).toBe(moved.replace('name0 = 0', 'name0 = 7'))
  expect(project.has('src/ui/own.ts')).toBe(true)
})

test('upgrade: a shallow clone of a later release leads to the same tree as a clone, from an address that is a URL', () => {
  const world = createWorld()
  const treeAfter = (kind: Kind) => {
    const project = createProject(world, kind, kind, '0.2.0')
    expect(project.git('rev-parse', '--is-shallow-repository').trim()).toBe(String(kind === 'shallow'))
    beTeam(project)
    project.write({ 'src/release.json': `{ "version": "0.2.0", "releases": "file://${world.folder}/releases" }\n` })
    project.commit('Name the releases')
    expect(project.upgrade('--status').output).toContain('The newest release is 0.3.0.')
    const { code, output } = project.upgrade()
    expect(code, output).toBe(0)
    return project.git('write-tree')
  }
  expect(treeAfter('shallow')).toBe(treeAfter('clone'))
})

// The merge compares files and not histories, so that three releases of a few files contain each case: tests/release upgrades the product.
test('upgrade: clone, archive without history and squashed upgrade lead to the same tree, and so do two steps', () => {
  const world = createWorld()
  const treeAfter = (name: string, kind: 'clone' | 'archive', ...steps: readonly (readonly [version: string, isSquashed: boolean])[]) => {
    const project = createProject(world, name, kind)
    beTeam(project)
    for (const [version, isSquashed] of steps) {
      const { code, output } = project.upgrade('--to', version)
      expect(code, output).toBe(0)
      if (isSquashed) project.remove('.git/MERGE_HEAD', '.git/MERGE_MODE', '.git/MERGE_MSG')
      project.commit(`Upgrade to ${version}`)
    }
    return project.git('rev-parse', 'HEAD^{tree}')
  }
  const expected = treeAfter('clone', 'clone', ['0.3.0', false])
  expect(treeAfter('archive', 'archive', ['0.3.0', false])).toBe(expected)
  expect(treeAfter('squash', 'clone', ['0.2.0', true], ['0.3.0', true])).toBe(expected)
  expect(treeAfter('steps', 'archive', ['0.2.0', false], ['0.3.0', false])).toBe(expected)
})

test('upgrade --dry-run: describes the upgrade and leaves no trace', () => {
  const world = createWorld()
  const project = createProject(world, 'project')
  beTeam(project)
  // The tree may have changes, because nothing is written.
  project.write({ '.env': 'SECRET=1\n', 'notes.txt': 'Notes\n' })
  const before = project.state()
  const { code, output } = project.upgrade('--dry-run')
  expect(code, output).toBe(0)
  expect(output).toContain('Upgrade from 0.1.0 to 0.3.0')
  expect(output).toContain('Nothing was changed, because of --dry-run.')
  expect(project.state()).toEqual(before)
  expect(globSync('vitrine-*', { cwd: world.folder })).toEqual([])
  expect(world.npmCalls()).toEqual([])
})

test('upgrade: merges although only the dates of files have changed, and git must not refresh its index', () => {
  const world = createWorld()
  const project = createProject(world, 'project')
  world.installGit(`PATH='${process.env['PATH']}' GIT_OPTIONAL_LOCKS=0 exec git "$@"`)
  utimesSync(join(project.folder, 'src/ui/retired.ts'), 1, 1)
  const { code, output } = project.upgrade()
  expect(code, output).toBe(0)
})

test('upgrade --status: lists changed files of the product with the seam for each', () => {
  const project = createProject(createWorld(), 'project')
  beTeam(project)
  expect(project.upgrade('--status').output).not.toContain('Header.tsx')
  project.write({ 'src/layout/header/Header.tsx': 'export const header = 1\n', 'src/ui/new.ts': 'export const own = 1\n' })
  project.commit('Edit the header')
  const { code, output } = project.upgrade('--status')
  expect(code, output).toBe(0)
  expect(output).toContain('Version 0.1.0. The newest release is 0.3.0.')
  expect(output).toMatch(/src\/layout\/header\/Header\.tsx: `site\/layout\.tsx` replaces header and footer, and fills the slots of the layout/)
  expect(output).toMatch(/added to src\/.*\n +src\/ui\/new\.ts/)
  expect(output).toMatch(/deleted.*\n(?: +.*\n)* +src\/sections\/quote\/quote\.ts/)
  expect(output).not.toContain('app.config.ts:')
  expect(output).not.toContain('README.md')
})
