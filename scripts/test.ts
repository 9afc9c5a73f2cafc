import { rmSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { printStartError } from '../src/config/start-error.ts'
import { check } from './check.ts'
import { readCommandLine } from './command-line/read-command-line.ts'
import { ensureTestBrowser } from './processes/chromium.ts'
import { ensureNginx } from './processes/nginx.ts'
import { run } from './processes/run.ts'

const HELP = `Runs the checks, the unit and integration tests, and the browser tests of the site. The last line is "N passed, N failed".

Usage: npm test
       npm run test:all [-- --except-exhaustive]

  --all                run every test: also those that take minutes each, and browser tests of the site in other settings
  --except-exhaustive  leave out browser tests that repeat another test for each language, palette, width or moment, as CI does
  --help               show this text

To run a part, see CONTRIBUTING.md.`

interface Count {
  passed: number
  failed: number
}

type Part = readonly [name: string, start: () => Promise<Count>]

const UNIT = 'test-results/unit.json'
/** The projects of `vitest.config.ts` that `npm test` runs. */
const QUICK_PROJECTS = ['--project', '!copies']
/** Marks browser tests that repeat another test for each language, palette or width. */
const EXHAUSTIVE = '@exhaustive'

interface Selection {
  /** Whether tests that take minutes each run, and the site in other settings. */
  readonly isAll: boolean
  readonly isExhaustive: boolean
}

/** Runs parts of the tests, cheapest first. A part that cannot start counts as one failure. */
async function test(selection: Selection): Promise<Count> {
  await rm('test-results', { recursive: true, force: true })
  const leftovers = await watchTemporaryFolder()
  const total = { passed: 0, failed: 0 }
  const seconds: string[] = []
  for (const [name, start] of [...partsOf(selection), ['temporary folder', leftovers] as const]) {
    const started = performance.now()
    const { passed, failed } = await start()
    seconds.push(`${name} ${Math.round((performance.now() - started) / 1000)} s`)
    total.passed += passed
    total.failed += failed
  }
  console.log(seconds.join(', '))
  return total
}

function partsOf({ isAll, isExhaustive }: Selection): Part[] {
  const quick: Part[] = [
    ['checks', check],
    ['unit tests', () => unit(isAll ? [] : QUICK_PROJECTS)],
    ['builds', async () => build(isAll ? [] : ['own', 'product'])],
    ['browser tests', () => browser('playwright.config.ts', 'test-results/browser.json', isExhaustive ? [] : ['--grep-invert', EXHAUSTIVE])],
  ]
  return isAll ? [...quick, ['variants', () => browser('playwright.variants.config.ts', 'test-results/variants.json')]] : quick
}

async function unit(projects: readonly string[]): Promise<Count> {
  const ok = run('vitest', 'run', ...projects, '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`)
  const report = await readReport(UNIT)
  return truthful(ok, { passed: Number(report?.['numPassedTests'] ?? 0), failed: Number(report?.['numFailedTests'] ?? 0) })
}

/** Builds the sites of the browser tests, one on each processor. A build that fails is reported by the tests that need it. */
function build(names: readonly string[]): Count {
  ensureTestBrowser()
  ensureNginx()
  run('node', 'tests/support/serve/build-variants.ts', ...names)
  return { passed: 0, failed: 0 }
}

async function browser(config: string, report: string, options: readonly string[] = []): Promise<Count> {
  const ok = run('playwright', 'test', '--config', config, ...options)
  const stats = (await readReport(report))?.['stats']
  const count = (name: string) => (typeof stats === 'object' && stats !== null ? Number(Object.entries(stats).find(([key]) => key === name)?.[1] ?? 0) : 0)
  return truthful(ok, { passed: count('expected'), failed: count('unexpected') + count('flaky') })
}

async function readReport(file: string): Promise<Record<string, unknown> | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

/** Counts a runner that failed without naming a test as one failure. */
function truthful(ok: boolean, count: Count): Count {
  return ok || count.failed > 0 ? count : { ...count, failed: 1 }
}

/**
 * Creates an empty temporary folder for the tests, and removes it when the process ends.
 * Returns a check that lists the files that tests have left in the folder.
 */
async function watchTemporaryFolder(): Promise<() => Promise<Count>> {
  const folder = await mkdtemp(join(tmpdir(), 'test-'))
  process.env['TMPDIR'] = folder
  // This cache outlives a run, so it must not be in the temporary folder.
  process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/compiled')
  process.env['PWTEST_CACHE_DIR'] ??= resolve('.cache/playwright')
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return async () => {
    const left = await readdir(folder)
    if (left.length === 0) return { passed: 1, failed: 0 }
    console.log(`✗ temporary folder\n  The tests have left ${left.length} entries in the temporary folder: ${left.slice(0, 10).join(', ')}`)
    return { passed: 0, failed: 1 }
  }
}

let options
try {
  options = readCommandLine(
    { name: 'npm test', help: HELP, options: { all: { type: 'boolean' }, 'except-exhaustive': { type: 'boolean' } } },
    process.argv.slice(2),
  )
} catch (error) {
  printStartError(error)
  process.exit(1)
}
if (!options) process.exit(0)
const { passed, failed } = await test({ isAll: options.all === true, isExhaustive: options.all === true && options['except-exhaustive'] !== true })
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
