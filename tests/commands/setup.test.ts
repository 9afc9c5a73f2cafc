import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'

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

/** Writes a lock file and a record of the installed packages. */
function writeRecords(installed: object | undefined, more: object = {}): void {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { ...WANTED, ...more } }))
  if (!installed) return
  const record = join(folder, 'node_modules/.package-lock.json')
  writeFileSync(record, JSON.stringify({ packages: installed }))
  // A checkout sets a newer time on the lock file.
  utimesSync(record, new Date(0), new Date(0))
}

/** Runs setup with a lock file and a record of the installed packages. Returns its output. */
function setup(installed: object | undefined, more: object = {}): string {
  writeRecords(installed, more)
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

/** Lets a minute pass in 600 ms. */
const FAST_CLOCK = `
const { setInterval: repeat } = globalThis
const [started, now] = [Date.now(), Date.now]
globalThis.setInterval = (call, ms) => repeat(call, ms / 100)
Date.now = () => started + (now() - started) * 100
`
/** An npm that installs until its input ends. */
const SLOW_NPM = "process.stdin.resume().on('end', () => console.log('installed'))"

test('setup: prints every 10 s for how long it has been installing, until npm ends', async () => {
  writeRecords(undefined)
  writeFileSync(join(folder, 'npm.cjs'), SLOW_NPM)
  writeFileSync(join(folder, 'fast-clock.cjs'), FAST_CLOCK)
  const env = { ...process.env, npm_execpath: join(folder, 'npm.cjs') }
  const child = spawn(process.execPath, ['--require', './fast-clock.cjs', 'scripts/setup.mjs'], { cwd: folder, env, stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  const closed = once(child, 'close')
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const progress = () => [...output.matchAll(/^ {2}… (\d+) s$/gm)].map(([, seconds]) => Number(seconds))
  await expect.poll(() => progress().length).toBeGreaterThanOrEqual(3)
  child.stdin.end()
  expect(await closed).toEqual([0, null])
  // A busy machine prints a line late.
  for (const [index, seconds] of progress().entries()) expect(seconds).toBeGreaterThanOrEqual(10 * (index + 1) - 1)
  expect(output).toMatch(/^Installing 3 packages.*\n {2}… /)
  expect(output).toContain('installed\n')
})

const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync('package.json', 'utf8')))
/** Runs by itself while npm installs packages, and works on any Node. */
const OF_INSTALLATION = 'postinstall'
const commands = Object.keys(scripts).filter((name) => name !== OF_INSTALLATION && !(name.startsWith('pre') && name.slice('pre'.length) in scripts))

/** Runs shell commands on packages of production, which contain no Node, in a project that requires a Node newer than any. */
function runOnOldNode(...lines: string[]) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node: '>=99.18' } }))
  writeRecords({ 'node_modules/library': library })
  const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}` }
  return spawnSync('sh', ['-c', lines.join(' && ')], { cwd: folder, encoding: 'utf8', env })
}

test.each(commands)('npm run %s: an old Node is named in one sentence before anything else runs', (name) => {
  const { status, stdout, stderr } = runOnOldNode(...[scripts[`pre${name}`], scripts[name]].filter((script) => script !== undefined))
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^Vitrine needs Node 99\.18 or newer, and this is Node [\d.]+: install .*\n$/)
})

test.each(['start', 'test', 'test:all'])('npm run %s: packages are installed before the Node is checked, because they bring one', (name) => {
  expect(scripts[`pre${name}`]).toBe('node scripts/setup.mjs')
  const { status, stdout } = runOnOldNode('rm node_modules/.package-lock.json', `npm_execpath=$PWD/npm.cjs ${scripts[`pre${name}`]}`)
  expect(status).toBe(0)
  expect(stdout).toMatch(/^Installing 3 packages.*\nnpm ci .*\n$/)
})
