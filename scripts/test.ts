import { readFile, rm } from 'node:fs/promises'
import { printStartError } from '../src/config/start-error.ts'
import { check } from './check.ts'
import { readCommandLine } from './command-line/read-command-line.ts'
import { ensureChromium } from './processes/chromium.ts'
import { ensureNginx } from './processes/nginx.ts'
import { run } from './processes/run.ts'

const HELP = `Runs everything that proves the site: checks, unit and integration tests, browser tests. The last line is "N passed, N failed".

Usage: npm test

  --help  show this text

To run a part, see CONTRIBUTING.md.`

interface Count {
  passed: number
  failed: number
}

const UNIT = 'test-results/unit.json'
/** The browser tests of the product; those of its variants: other prefix modes, another language, other policies; and those of this site. */
const BROWSER = [
  ['playwright.config.ts', 'test-results/browser.json'],
  ['playwright.variants.config.ts', 'test-results/variants.json'],
] as const

/** Run everything that proves the site, cheapest first. What cannot even start counts as one failure. */
async function test(): Promise<Count> {
  await rm('test-results', { recursive: true, force: true })
  const counts = [await check(), await unit(), await browser()]
  return { passed: sum(counts.map((count) => count.passed)), failed: sum(counts.map((count) => count.failed)) }
}

async function unit(): Promise<Count> {
  const ok = run('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`)
  const report = await readReport(UNIT)
  return truthful(ok, { passed: Number(report?.['numPassedTests'] ?? 0), failed: Number(report?.['numFailedTests'] ?? 0) })
}

async function browser(): Promise<Count> {
  ensureChromium()
  ensureNginx()
  run('node', 'tests/support/serve/build-variants.ts')
  const counts: Count[] = []
  for (const [config, report] of BROWSER) {
    const ok = run('playwright', 'test', '--config', config)
    const stats = (await readReport(report))?.['stats']
    const count = (name: string) => (typeof stats === 'object' && stats !== null ? Number(Object.entries(stats).find(([key]) => key === name)?.[1] ?? 0) : 0)
    counts.push(truthful(ok, { passed: count('expected'), failed: count('unexpected') + count('flaky') }))
  }
  return { passed: sum(counts.map((count) => count.passed)), failed: sum(counts.map((count) => count.failed)) }
}

async function readReport(file: string): Promise<Record<string, unknown> | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

/** A runner that failed without naming a test has failed all the same. */
function truthful(ok: boolean, count: Count): Count {
  return ok || count.failed > 0 ? count : { ...count, failed: 1 }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

try {
  if (!readCommandLine({ name: 'npm test', help: HELP, options: {} }, process.argv.slice(2))) process.exit(0)
} catch (error) {
  printStartError(error)
  process.exit(1)
}
const { passed, failed } = await test()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
