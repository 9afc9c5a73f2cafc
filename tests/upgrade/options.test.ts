import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Runs the command in a folder without a repository, so that no upgrade can begin. */
function upgrade(...args: string[]) {
  const cwd = temporaryFolder('no-repository')
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/upgrade/upgrade.ts'), ...args], { cwd, encoding: 'utf8' })
  return { status, stdout, stderr }
}

test.each([
  [['0.2.0'], 'npm run upgrade takes no "0.2.0": did you mean --to 0.2.0?'],
  [['--too', '0.2.0'], 'There is no option --too.'],
  [['-x'], 'There is no option -x.'],
  [['--abort=now'], '--abort takes no value.'],
  [['--to'], '--to needs a value, such as --to 0.2.0.'],
  [['--to', '--dry-run'], '--to needs a value, such as --to 0.2.0.'],
  [['--status', '--dry-run'], '--status and --dry-run exclude each other.'],
  [['--to', '0.2.0', '--abort'], '--to has no meaning with --abort.'],
])('upgrade %j: is refused with a sentence', (args, sentence) => {
  expect(upgrade(...args)).toEqual({ status: 1, stdout: '', stderr: `${sentence}\nnpm run upgrade -- --help lists the options.\n` })
})

test.each([[['--to', '0.2.0']], [['--to', '0.2.0', '--dry-run']], [['--dry-run', '--dry-run']], [['--']]])(
  'upgrade %j: is accepted, and needs a repository',
  (args) => {
    expect(upgrade(...args).stderr).toContain('is not the top folder of a git repository')
  },
)

test('upgrade --help: prints the options, needs no repository, and wins over others', () => {
  expect(upgrade('--help', '--abort')).toEqual({ status: 0, stdout: expect.stringContaining('Usage: npm run upgrade -- [options]'), stderr: '' })
})
