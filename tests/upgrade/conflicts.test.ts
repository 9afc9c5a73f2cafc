import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { upgradeProblems } from '../../scripts/checks/upgrade-comments.ts'
import { RELEASES } from './product.ts'
import { beTeam, createProject, createWorld, edited, HEADER } from './repository.ts'

// Each command runs dozens of git processes.
vi.setConfig({ testTimeout: 120_000 })

test('upgrade: an edited file of the product is the one conflict, with both changes, the note and the seam', () => {
  const { world, project } = edited()
  // The settings of a user have no influence.
  project.git('config', '--global', 'merge.conflictStyle', 'diff3')
  const { code, output } = project.upgrade()
  expect(code).toBe(1)
  expect(output.match(/^Conflict in .*$/gm)).toEqual([`Conflict in ${HEADER}`])
  expect(output).toMatch(/Note: The first constant of `src\/layout\/header\/` is a hundred\./)
  expect(output).toMatch(/Seam: `site\/layout\.tsx` replaces header/)
  expect(output).toMatch(/Your change:\n.*@@.*\n +-export const header0 = 0\n +\+export const header0 = 7\n/)
  expect(output).toMatch(/Change of 0\.3\.0:\n.*@@.*\n +-export const header0 = 0\n +\+export const header0 = 100\n/)
  expect(output).toContain(`One file has a conflict: ${HEADER}`)
  expect(project.git('diff', '--name-only', '--diff-filter=U').trim()).toBe(HEADER)
  expect(project.git('ls-files', '--stage', HEADER).match(/\d(?=\t)/g)).toEqual(['1', '2', '3'])
  expect(project.read(HEADER)).toMatch(/^<{7} your-project\n.*7\n={7}\n.*100\n>{7} vitrine-0\.3\.0$/m)
  expect(world.npmCalls()).toEqual([])
})

test('upgrade --continue: formats nothing if the team has restored all files that merge by key', () => {
  const { world, project } = edited()
  world.installFormatter(project)
  project.upgrade()
  const merged = ['package.json', 'src/release.json', 'messages']
  project.git('rm', '--quiet', '-r', '--force', ...merged)
  project.git('checkout', '--quiet', 'HEAD', '--', ...merged)
  project.write({ [HEADER]: 'export const header = 107\n' })
  project.git('add', HEADER)
  expect(project.upgrade('--continue').code).toBe(0)
  expect(world.npmCalls()).toEqual(['install --no-audit --no-fund --loglevel=error', 'run build', 'run check'])
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

test('upgrade --continue: installs, builds and checks a merge that was committed too early, before another upgrade can begin', () => {
  const { world, project } = edited()
  project.upgrade('--to', '0.2.0')
  project.write({ [HEADER]: 'export const header = 107\n' })
  project.commit('Upgrade as git suggests')
  project.write({ 'notes.txt': 'Notes\n' })
  project.commit('More work')
  expect(project.upgrade().output).toBe('The upgrade to 0.2.0 is committed, but was not built and checked: run npm run upgrade -- --continue.\n')
  expect(project.upgrade('--status').code).toBe(0)
  expect(project.upgrade('--abort').output).toBe('No upgrade is in progress.\n')
  world.failNpm('run build')
  expect(project.upgrade('--continue').output).toContain('npm run build failed: see above.')
  world.failNpm('nothing')
  world.npmCalls()
  const { code, output } = project.upgrade('--continue')
  expect(code, output).toBe(0)
  expect(output).toContain('The upgrade from 0.1.0 to 0.2.0 is committed, and checked now.')
  expect(output).not.toContain('--abort')
  expect(world.npmCalls()).toEqual(['install --no-audit --no-fund --loglevel=error', 'run build', 'run check'])
  expect(project.upgrade('--continue').output).toBe('No upgrade is in progress.\n')
  expect(project.upgrade('--to', '0.3.0').output).toContain('Upgrade from 0.2.0 to 0.3.0')
})

test('upgrade --continue: runs the upgrader that has begun, and not that of the work tree', () => {
  const { project } = edited()
  project.upgrade()
  project.write({ [HEADER]: 'export const header = 107\n', 'scripts/upgrade/main.ts': 'process.exit(9)\n' })
  project.git('add', '--all')
  const { code, output } = project.upgrade('--continue')
  expect(code, output).toBe(0)
  project.write({ '.git/vitrine-upgrade/upgrader/main.ts': "process.kill(process.pid, 'SIGKILL')\n" })
  expect(project.upgrade('--continue').code).toBe(1)
})

test('upgrade --continue: refuses conflict markers that were committed', () => {
  const { world, project } = edited()
  project.upgrade()
  project.commit('Upgrade with markers')
  expect(project.upgrade('--continue').output).toContain(`${HEADER} contains conflict markers`)
  expect(world.npmCalls()).toEqual([])
})

test('upgrade: begins again after git merge --abort, although the state of the first attempt remains', () => {
  const { project } = edited()
  project.upgrade()
  project.git('merge', '--abort')
  expect(project.upgrade('--continue').output).toBe('No upgrade is in progress.\n')
  expect(project.upgrade().output).toContain(`One file has a conflict: ${HEADER}`)
  expect(project.upgrade('--abort').code).toBe(0)
})

test('upgrade: a file that both sides have renamed is explained, and --continue refuses its longer conflict markers', () => {
  const project = createProject(createWorld(), 'project')
  project.write({ 'src/ui/mine.ts': project.read('src/ui/old-name.ts').replace('name11 = 11', 'name11 = 7') })
  project.remove('src/ui/old-name.ts')
  project.commit('Rename a file that moves')
  const { output } = project.upgrade()
  expect(output.match(/^Conflict in .*$/gm)).toEqual(['Conflict in src/ui/mine.ts', 'Conflict in src/ui/new-name.ts'])
  expect(output).toContain('You and the release gave this file different names.')
  expect(output).not.toContain('removes the file')
  project.git('rm', '--quiet', '--cached', 'src/ui/mine.ts')
  project.git('add', 'src/ui/new-name.ts')
  expect(project.upgrade('--continue').output).toContain('src/ui/new-name.ts contains conflict markers')
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
  project.write({ 'messages/en.json': project.read('messages/en.json').replace('Back to top', 'Up'), 'messages/it.json': '{ "skip": "Vai al contenuto" }\n' })
  project.commit('Word two messages')
  const { code, output } = project.upgrade()
  expect(code, output).toBe(0)
  expect(output).toContain('messages/en.json, top: the release has "To the top"')
  expect(JSON.parse(project.read('messages/en.json'))).toEqual({ top: 'Up', share: 'Share' })
  // The release has added a file of the same name.
  expect(output).toContain('messages/it.json, skip: the release has "Skip to content"')
  expect(JSON.parse(project.read('messages/it.json'))).toMatchObject({ skip: 'Vai al contenuto', top: 'Back to top' })
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
  chmodSync(join(project.folder, 'site/header.tsx'), 0o755)
  project.commit('Run it')
  const { output } = project.upgrade()
  expect(project.git('ls-files', '--stage', 'site/header.tsx')).toMatch(/^100755 /)
  expect(output).toMatch(/Changed by a codemod.*\n +app\.config\.ts: Renames listSection\.\n +site\/header\.tsx: Marks Header\.\n/)
  expect(project.read('app.config.ts')).toBe("export default { name: 'Bakery', sectionItems: 4 }\n")
  expect(project.read('site/header.tsx')).toBe('// @upgrade Header needs a title.\nexport const Header = 1\n')
  expect(upgradeProblems(project.folder)).toEqual(['site/header.tsx:1 Header needs a title. Then delete the comment.'])
})
