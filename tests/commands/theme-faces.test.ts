import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { copySite } from '../support/site-copy.ts'

let folder = ''
const calls = () => (existsSync(join(folder, 'npm-calls')) ? readFileSync(join(folder, 'npm-calls'), 'utf8') : '')

beforeAll(async () => {
  folder = await copySite('theme-faces')
  rmSync(join(folder, 'scripts/faces/node_modules'), { recursive: true, force: true })
  await mkdir(join(folder, 'bin'), { recursive: true })
  await writeFile(join(folder, 'bin/npm'), `#!/bin/sh\necho "$PWD $*" >> '${folder}/npm-calls'\nexit 1\n`)
  await chmod(join(folder, 'bin/npm'), 0o755)
})
beforeEach(() => rmSync(join(folder, 'npm-calls'), { force: true }))

/** Runs the command in a copy without the tool. A fake npm records its arguments and fails. */
function run(...args: string[]) {
  const env = { ...process.env, PATH: `${folder}/bin:${process.env['PATH']}` }
  return spawnSync(process.execPath, ['scripts/fonts/subset-fonts.ts', ...args], { cwd: folder, encoding: 'utf8', env })
}

test('theme:faces: installs nothing without --install, and names the option', () => {
  const { status, stderr } = run()
  expect(calls()).toBe('')
  expect(stderr).toContain('`npm run theme:faces -- --install` installs it')
  expect(stderr).not.toMatch(/^\s+at /m)
  expect(status).toBe(1)
})

test('theme:faces --install: prints the package before it installs it from the lock file of the tool', () => {
  const { status, stderr } = run('--install')
  expect(stderr).toMatch(/^Installing subset-font …\n/)
  expect(calls()).toMatch(/\/scripts\/fonts ci /)
  expect(status).toBe(1)
})
