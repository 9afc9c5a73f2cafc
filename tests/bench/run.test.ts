import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('npm run bench: an unknown bench fails and lists the known benches, before any is run', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['bench/run.ts', 'weight', 'nonsense'], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^There is no bench "nonsense"; there are .*throughput.*weight/)
})

test.each(['x', '0', ''])('npm run bench: --seconds %j is refused before a bench is run', (seconds) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['bench/run.ts', 'throughput', `--seconds=${seconds}`], { encoding: 'utf8' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('--seconds')
})
