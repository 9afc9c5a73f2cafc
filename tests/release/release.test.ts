import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { copyProject, type ProjectCopy } from '../variants/project-copy.ts'
import { TEAM, writeFiles } from './team.ts'

// The upgrade builds and checks the whole project.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 120_000 })

let product: ProjectCopy
let project = ''
const bin = temporaryFolder('npm')

beforeAll(async () => {
  product = await copyProject('product')
  // Installing would need the registry, and change the linked packages. The packages are those of the release already.
  const npm = spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim()
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\n[ "$1" = install ] || exec '${npm}' "$@"\n`)
  chmodSync(join(bin, 'npm'), 0o755)
})
afterAll(async () => {
  await product.remove()
  rmSync(project, { recursive: true, force: true })
})

function git(folder: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

function commit(folder: string, message: string): void {
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message', message)
}

/** Prepares a folder whose packages are linked for commits. */
function prepare(folder: string): void {
  for (const [name, value] of [
    ['user.name', 'Team'],
    ['user.email', 'team@site.example'],
  ] as const)
    git(folder, 'config', name, value)
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n.cache\n')
}

function edit(folder: string, file: string, find: string | RegExp, by: string): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const changed = text.replace(find, () => by)
  expect(changed, file).not.toBe(text)
  writeFileSync(path, changed)
}

test('npm run release: creates one commit per release on a linear branch, and tags that never move', () => {
  const { folder, run } = product
  git(folder, 'init', '--quiet', '--initial-branch=main')
  prepare(folder)
  edit(folder, 'src/release.json', /"releases": ".*"/, `"releases": "${folder}"`)
  edit(folder, 'CHANGELOG.md', /^## .*$/m, '## Unreleased')
  commit(folder, 'Prepare')
  const release = (version: string) => run('node', 'scripts/release/release.ts', '--version', version)
  writeFileSync(join(folder, 'notes.txt'), 'Notes\n')
  expect(release('0.1.0').output).toBe('A release needs a tree without changes. Commit or stash notes.txt.\n')
  rmSync(join(folder, 'notes.txt'))
  expect(release('0.1.0')).toMatchObject({ status: 0, output: expect.stringContaining('git push --atomic origin HEAD releases v0.1.0') })
  expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toMatch(/^## \[0\.1\.0\] - \d{4}-\d\d-\d\d$/m)
  expect(release('0.1.0').output).toBe('0.1.0 does not follow 0.1.0, the last release.\n')

  const [first] = git(folder, 'rev-parse', 'v0.1.0').split('\n')
  git(folder, 'mv', 'src/config/time-zone.ts', 'src/config/zone.ts')
  edit(folder, 'src/config/check-site.server.ts', './time-zone.ts', './zone.ts')
  edit(folder, 'src/content/reading/model.server.ts', '#app/config/time-zone.ts', '#app/config/zone.ts')
  edit(folder, 'messages/en.json', '"Skip to content"', '"Skip to the content"')
  writeFileSync(join(folder, 'content/migrations/0099-nothing.ts'), 'export default function (): void {}\n')
  commit(folder, 'Work between releases')
  edit(folder, 'CHANGELOG.md', '## [0.1.0]', '## Unreleased\n\n### Upgrading\n\n- Links have another text.\n\n## [0.1.0]')
  commit(folder, 'Note it')
  expect(release('0.2.0').status).toBe(0)
  expect(git(folder, 'rev-list', 'releases').split('\n')).toEqual([git(folder, 'rev-parse', 'v0.2.0'), first])
  expect(git(folder, 'rev-parse', 'v0.2.0^{tree}')).toBe(git(folder, 'rev-parse', 'main^{tree}'))
  for (const file of ['package.json', 'package-lock.json', 'src/release.json']) expect(JSON.parse(git(folder, 'show', `v0.2.0:${file}`)).version).toBe('0.2.0')
})

/** Returns a port that no process uses. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Returns the texts of all files that belong to the team. */
function teamFiles(): Record<string, string> {
  const paths = git(project, 'ls-files', '-z', 'site', 'app.config.ts', 'content.config.ts', 'content/space.json', 'content/bakery.txt', 'public').split('\0')
  return Object.fromEntries(paths.filter((path) => path !== '').map((path) => [path, readFileSync(join(project, path), 'utf8')]))
}

test('npm run upgrade: a team’s project of the first release is built and checked with the second, without a conflict', async () => {
  project = join(temporaryFolder('project'), 'site')
  git(product.folder, 'clone', '--quiet', '--branch', 'v0.1.0', product.folder, project)
  prepare(project)
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
  git(project, 'switch', '--quiet', '--create', 'work')
  const env = {
    ...process.env,
    CONTENT_SPACE: '',
    CONTENTFUL_SPACE_ID: '',
    INIT_CWD: '',
    PATH: `${bin}:${resolve('node_modules/.bin')}:${process.env['PATH']}`,
  }
  const npm = (...args: string[]) => spawnSync('npm', args, { cwd: project, encoding: 'utf8', env })
  for (const part of [
    ['section', 'notice'],
    ['page-type', 'product'],
    ['theme', 'house'],
  ])
    expect(npm('run', '--silent', 'new', '--', ...part)).toMatchObject({ status: 0, stderr: '' })
  writeFiles(project, TEAM)
  writeFiles(project, { 'site/messages/en.json': '{\n  "back_to_top": "Up",\n  "products_title": "Products"\n}\n' })
  edit(project, 'app.config.ts', "name: 'Meridian'", "name: 'Bakery'")
  edit(project, 'app.config.ts', "theme: 'meridian'", "theme: 'house'")
  edit(project, 'package.json', '"name": "vitrine"', '"name": "bakery"')
  git(project, 'rm', '-r', '--quiet', 'tests/demonstration')
  expect(npm('run', '--silent', 'build')).toMatchObject({ status: 0 })
  commit(project, 'Make it ours')
  const own = teamFiles()
  expect(Object.keys(own).length).toBeGreaterThan(30)

  const { status, stdout, stderr } = npm('run', '--silent', 'upgrade')
  expect(status, stdout + stderr).toBe(0)
  expect(stdout).toContain('Notes of 0.2.0:\n  Links have another text.')
  expect(stdout).toContain('content/migrations/0099-nothing.ts')
  expect(stdout).toContain('The upgrade from 0.1.0 to 0.2.0 is merged and checked, but not committed.')
  expect(git(project, 'diff', '--name-only')).toBe('')
  expect(teamFiles()).toEqual(own)
  expect(existsSync(join(project, 'src/config/zone.ts'))).toBe(true)
  expect(existsSync(join(project, 'tests/demonstration'))).toBe(false)
  // Generated again: the imports of site/ and the route tree.
  expect(git(project, 'diff', '--cached', '--name-only', 'HEAD', '--', 'src/own', 'src/app/routeTree.gen.ts')).toBe('')

  const port = await freePort()
  const answers = await answersOf(project, port, ['/en', '/en/imprint', '/en/products', '/api/site/hello'])
  expect(answers['/en']).toMatch(/id="own-header"[^]*Skip to the content|Skip to the content[^]*id="own-header"/)
  expect(answers['/en/imprint']).toContain('Imprint of the bakery')
  expect(answers['/en/products']).toContain('Products')
  expect(answers['/api/site/hello']).toBe('Hello from the bakery')
})

/** Serves a built project and returns the texts of pages. */
async function answersOf(folder: string, port: number, paths: readonly string[]): Promise<Record<string, string>> {
  const env = { ...process.env, CONTENT_SPACE: '', CONTENTFUL_SPACE_ID: '', PORT: String(port) }
  const server = spawn(process.execPath, ['scripts/serve.ts'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    await once(server.stdout, 'data')
    return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await (await fetch(`http://localhost:${port}${path}`)).text()] as const)))
  } finally {
    server.kill()
    await once(server, 'exit')
  }
}
