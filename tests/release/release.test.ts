import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hydrated } from '../browser/page-types.ts'
import { startSite } from '../support/process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { NOTICE } from '../variants/recipes/add-notice.ts'
import { copyProject, type ProjectCopy } from '../variants/project-copy.ts'
import { CHANGED_MESSAGE, develop, MIGRATION, NEW_MESSAGE, NOTE } from './next-release.ts'
import { commit, edit, git, identify, linkPackages, writeFiles } from './project.ts'
import { becomeTeam, FEATURE, SPACE, teamFiles } from './team.ts'
import { problemsOfVisit } from './visit.ts'

// The upgrade installs, builds and checks the whole project.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })

let product: ProjectCopy
let project = ''

beforeAll(async () => {
  product = await copyProject('product')
})
afterAll(async () => {
  await product.remove()
  rmSync(project, { recursive: true, force: true })
})

test('npm run release: creates one commit per release on a linear branch, and tags that never move', () => {
  const { folder, run } = product
  git(folder, 'init', '--quiet', '--initial-branch=main')
  identify(folder)
  edit(folder, 'CHANGELOG.md', /^## .*$/m, '## Unreleased')
  writeFiles(folder, { 'src/release.json': '{\n  "version": "0.1.0",\n  "releases": ""\n}\n' })
  commit(folder, 'Prepare')
  const release = (version: string, ...options: string[]) => run('node', 'scripts/release/release.ts', '--version', version, ...options)
  writeFileSync(join(folder, 'notes.txt'), 'Notes\n')
  expect(release('0.1.0').output).toBe('A release needs a tree without changes. Commit or stash notes.txt.\n')
  rmSync(join(folder, 'notes.txt'))
  expect(release('0.1.0').output).toContain('The releases have no address')
  expect(git(folder, 'status', '--porcelain')).toBe('')
  expect(release('0.1.0', '--address', folder)).toMatchObject({ status: 0, output: expect.stringContaining('git push --atomic origin HEAD releases v0.1.0') })
  expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toMatch(/^## \[0\.1\.0\] - \d{4}-\d\d-\d\d$/m)
  expect(release('0.1.0').output).toBe('0.1.0 does not follow 0.1.0, the last release.\n')

  expect(JSON.parse(readFileSync(join(folder, 'src/release.json'), 'utf8'))).toEqual({ version: '0.1.0', releases: folder })
  const first = git(folder, 'rev-parse', 'v0.1.0')
  develop(folder)
  expect(release('0.2.0')).toMatchObject({ status: 0 })
  expect(git(folder, 'rev-list', 'releases').split('\n')).toEqual([git(folder, 'rev-parse', 'v0.2.0'), first])
  expect(git(folder, 'rev-parse', 'v0.2.0^{tree}')).toBe(git(folder, 'rev-parse', 'main^{tree}'))
  for (const file of ['package.json', 'package-lock.json', 'src/release.json']) expect(JSON.parse(git(folder, 'show', `v0.2.0:${file}`)).version).toBe('0.2.0')
})

test('npm run upgrade: a team’s project of the first release is built and checked with the second, without a conflict', async () => {
  project = join(temporaryFolder('project'), 'site')
  git(product.folder, 'clone', '--quiet', '--branch', 'v0.1.0', product.folder, project)
  identify(project)
  linkPackages(project)
  git(project, 'switch', '--quiet', '--create', 'work')
  const { CONTENT_SPACE: _, CONTENTFUL_SPACE_ID: __, INIT_CWD: ___, ...rest } = process.env
  // npm installs without the network: all packages of the release are present.
  const env = { ...rest, npm_config_offline: 'true', PATH: `${resolve('node_modules/.bin')}:${process.env['PATH']}` }
  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: project, encoding: 'utf8', env })
    expect(status, `${command} ${args.join(' ')}: ${stdout}${stderr}`).toBe(0)
    return stdout
  }
  await becomeTeam(project, (...args) => run('npm', ...args))
  run('node', 'scripts/own-code.ts')
  run('oxfmt')
  commit(project, 'Make it ours')
  const own = teamFiles(project)
  expect(Object.keys(own).length).toBeGreaterThan(40)

  const report = run('npm', 'run', '--silent', 'upgrade')
  expect(report).toContain(`Notes of 0.2.0:\n  ${NOTE}`)
  expect(report).toContain(MIGRATION)
  expect(report).toContain('The upgrade from 0.1.0 to 0.2.0 is merged and checked, but not committed.')
  expect(report).not.toContain('Conflict')
  expect(git(project, 'diff', '--name-only')).toBe('')
  expect(teamFiles(project)).toEqual(own)
  for (const path of ['src/config/zone.ts', MIGRATION, 'dist/server/server.js']) expect(existsSync(join(project, path)), path).toBe(true)
  for (const path of [
    'src/config/time-zone.ts',
    'src/config/editor-origins.ts',
    'content/space.json',
    'content/images.ctfassets.net',
    'tests/demonstration',
    'src/sections/quote',
    'src/pages/event',
    `src/features/${FEATURE}`,
  ])
    expect(existsSync(join(project, path)), path).toBe(false)
  const settings = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  expect(settings).toMatchObject({ name: 'bakery', version: '0.2.0', dependencies: { 'bakery-units': 'file:site/units' } })
  expect(JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')).packages['node_modules/bakery-units']).toMatchObject({ link: true })
  // Generated again: the imports of site/ and the route tree.
  expect(git(project, 'diff', '--cached', '--name-only', 'HEAD', '--', 'src/own', 'src/app/routeTree.gen.ts')).toBe('')

  const site = await startSite({ CONTENT_SPACE: SPACE }, project, project)
  try {
    const textOf = async (path: string) => (await fetch(site.url + path)).text()
    expect(await (await fetch(`${site.url}/api/site/stock`)).json()).toEqual({ method: 'GET', shop: 'https://shop.example' })
    expect(await textOf('/it')).toContain(`Vai al contenuto · ${NEW_MESSAGE}`)
    expect(await textOf('/en/stories')).toContain('Blog en')
    expect(await textOf('/en/imprint')).toContain('data-own-route')
    expect(await textOf('/en/weights')).toContain('1.5 kg')
    const problems = await problemsOfVisit(async (page) => {
      await page.goto(`${site.url}/en`)
      await hydrated(page)
      expect(await page.locator('[data-own-header]').innerText()).toContain('Rye and Salt')
      expect(await page.locator('body').innerText()).toContain(NOTICE['en'])
      expect(await page.getByRole('link', { name: CHANGED_MESSAGE }).textContent()).toBe(`${CHANGED_MESSAGE} · ${NEW_MESSAGE}`)
      await page.getByRole('banner').getByRole('link', { name: 'Shop' }).first().click()
      await page.waitForURL('**/en/products')
      await page.locator('main a[href="/en/products/rye-loaf"]').first().click()
      await page.waitForURL('**/en/products/rye-loaf')
      await page.getByRole('heading', { level: 1, name: 'Rye loaf' }).waitFor()
      await page.goto(`${site.url}/it`)
      await hydrated(page)
    })
    expect(problems).toEqual([])
  } finally {
    await site.stop()
  }
})
