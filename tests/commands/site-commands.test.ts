import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort, startContentService } from '../support/process.ts'
import { askServer, freshCopy, runToEnd } from './run-command.ts'
import { CLONE, siteCommands } from './site-commands.ts'

// The first command builds the site.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

const space: Record<string, string> = {}
let copy = ''
let stopService = () => Promise.resolve()
beforeAll(async () => {
  copy = await freshCopy('documented')
  const service = await startContentService(['--space', '.cache/fixtures/content/space.json', '--space-id', 'abc123'])
  stopService = () => service.stop()
  Object.assign(space, { CONTENTFUL_HOST: `localhost:${service.port}`, CONTENTFUL_INSECURE: 'true' })
})
afterAll(() => stopService())

test.each(Object.entries(siteCommands(space)))('%s', async (command, expected) => {
  await expected.before?.(copy)
  const env = { ...expected.env }
  if (expected.path === undefined) {
    const { code, printed } = await runToEnd(command, copy, { ...expected, env })
    expect(code, printed).toBe(expected.code ?? 0)
    expect(printed).toMatch(expected.says)
  } else {
    const { status, printed } = await askServer(command, copy, { ...expected, env, port: expected.port ?? (await freePort()) })
    expect(status, printed).toBe(200)
    expect(printed).toMatch(expected.says)
  }
  await expected.after?.(copy)
})

test.skipIf(!existsSync('.git'))('git clone: the clone has what `npm start` needs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-clone-'))
  try {
    // git reads this repository instead of the URL.
    const env = {
      ...process.env,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: `url.file://${resolve('.')}/.insteadOf`,
      GIT_CONFIG_VALUE_0: 'https://github.com/OWNER/vitrine.git',
    }
    const { status, stderr } = spawnSync('bash', ['-c', `${CLONE} && ls package.json scripts/setup.mjs`], { cwd: folder, env, encoding: 'utf8' })
    expect(status, stderr).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
