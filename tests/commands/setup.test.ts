import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-setup-'))
  for (const each of ['scripts', 'node_modules']) mkdirSync(join(folder, each))
  for (const script of ['setup.mjs', 'require-node.mjs']) copyFileSync(`scripts/${script}`, join(folder, 'scripts', script))
  writeFileSync(join(folder, 'npm.cjs'), "console.log('npm', process.argv.slice(2).join(' '))")
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const library = { version: '1.0.0', integrity: 'sha512-a' }
const tool = { version: '2.0.0', integrity: 'sha512-b', dev: true }
const otherPlatform = { version: '3.0.0', integrity: 'sha512-c', dev: true, optional: true, os: ['darwin'] }
const WANTED = { '': {}, 'node_modules/library': library, 'node_modules/tool': tool, 'node_modules/native': otherPlatform, 'scripts/node': {} }

/** Runs setup with a lock file and a record of the installed packages. Returns its output. */
function setup(installed: object | undefined, more: object = {}): string {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { ...WANTED, ...more } }))
  const record = join(folder, 'node_modules/.package-lock.json')
  if (installed) {
    writeFileSync(record, JSON.stringify({ packages: installed }))
    // A checkout sets a newer time on the lock file.
    utimesSync(record, new Date(0), new Date(0))
  }
  const env = { ...process.env, npm_execpath: join(folder, 'npm.cjs') }
  return spawnSync(process.execPath, ['scripts/setup.mjs'], { cwd: folder, encoding: 'utf8', env }).stdout
}

test.each([
  ['packages of this platform', { 'node_modules/library': library, 'node_modules/tool': tool }],
  ['packages of production', { 'node_modules/library': library }],
])('setup: skips the install if packages match the lock file, regardless of file times: %s', (_, installed) => {
  expect(setup(installed)).toBe('')
})

test('setup: a new workspace is installed only if a package depends on it', () => {
  const installed = { 'node_modules/library': library, 'node_modules/tool': tool }
  const workspace = { 'node_modules/drawings': { resolved: 'packages/drawings', link: true }, 'packages/drawings': { version: '0.1.0' } }
  expect(setup(installed, workspace)).toBe('')
  const depending = { ...workspace, '': { dependencies: { drawings: '0.1.0' } } }
  expect(setup(installed, depending)).toMatch(/^Installing 4 packages/)
  expect(setup({ ...installed, 'node_modules/drawings': workspace['node_modules/drawings'] }, depending)).toBe('')
})

test.each([
  ['nothing', undefined],
  ['another version', { 'node_modules/library': { ...library, version: '1.0.1' }, 'node_modules/tool': tool }],
  ['another checksum', { 'node_modules/library': { ...library, integrity: 'sha512-z' }, 'node_modules/tool': tool }],
  ['a package too few', { 'node_modules/tool': tool }],
  ['a package too many', { 'node_modules/library': library, 'node_modules/tool': tool, 'node_modules/former': library }],
])('setup: installs, and prints the number of packages, if there is %s', (_, installed) => {
  expect(setup(installed)).toMatch(/^Installing 3 packages.*\nnpm ci .*\n$/)
})

test('npm run serve: an old Node is named in one sentence before anything else runs', () => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node: '>=99.18' } }))
  writeFileSync(join(folder, 'scripts/serve.ts'), "console.log('served')")
  const { serve }: { serve: string } = JSON.parse(readFileSync('package.json', 'utf8')).scripts
  const args = serve.replace(/^exec node /, '').split(' ')
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^Vitrine needs Node 99\.18 or newer, and this is Node [\d.]+: install .*\n$/)
})
