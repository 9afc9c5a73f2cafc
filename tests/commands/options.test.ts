import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve as resolvePath } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { copySite } from '../support/site-copy.ts'

const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync('package.json', 'utf8')))
/** The commands that are scripts of the project. The others are tools with their own command lines (Vite, oxfmt). */
const COMMANDS = Object.entries(scripts).flatMap(([name, line]) => {
  const [, script] = /^node (?:--import \S+ )?(\S+\.ts)$/.exec(line) ?? []
  return script === undefined ? [] : [[name, script] as const]
})

let folder = ''
beforeAll(async () => {
  folder = await copySite('commands')
})

/** Runs a script in a copy of the product. Returns its exit code and output. */
function run(script: string, ...args: string[]): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
  const env = { ...process.env, CONTENTFUL_SPACE_ID: '', CONTENT_SPACE: 'content/space.json', INIT_CWD: '' }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [existsSync(join(folder, script)) ? script : resolvePath(script), ...args],
      { cwd: folder, env, timeout: 60_000 },
      (error, stdout, stderr) => resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, stdout, stderr }),
    )
  })
}

test('commands: the list is not empty', () => expect(COMMANDS.length).toBeGreaterThan(12))

test.each(COMMANDS)('npm run %s: an option that it does not have is refused in a sentence, and --help lists those that it has', async (_, script) => {
  const [{ code, stdout, stderr }, help] = await Promise.all([run(script, '--nonsense'), run(script, '--help')])
  expect(code, stdout + stderr).toBe(1)
  expect(stderr).toMatch(/--nonsense/)
  expect(stderr).not.toMatch(/^\s+at /m)
  expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(3)
  expect(help).toMatchObject({ code: 0, stderr: '' })
  expect(help.stdout).toMatch(/^Usage: npm /m)
  expect(help.stdout).toMatch(/^ +--help /m)
})

test('npm run prose: a path without prose is refused, and the folder of its help text has some', async () => {
  const [unknown, known] = await Promise.all([run('scripts/prose.ts', 'nonsense'), run('scripts/prose.ts', './src/features/search')])
  expect(unknown).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^There is no prose below nonsense: /) })
  expect(known).toMatchObject({ code: 0, stdout: expect.stringMatching(/\d+ findings$/m), stderr: '' })
})
