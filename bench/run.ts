import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Row } from './report/row.ts'
import { withFigures } from './report/results-page.ts'
import { plainTable } from './report/table.ts'
import { printStartError } from '../src/config/start-error.ts'
import { readCommandLine } from '../scripts/command-line/read-command-line.ts'
import { run } from '../scripts/processes/run.ts'

/** The benches that run by default, the most important first. Others run if they are named. */
const ALL = ['throughput', 'misses', 'weight', 'lighthouse', 'navigation', 'scale', 'outage', 'soak']
const RESULTS = 'bench/results'
const FOLDER = '.cache/bench'

/** Runs a bench, which writes its figures to `file`. Returns whether it succeeded. */
function measure(name: string, args: readonly string[], file: string): boolean {
  process.env['BENCH_ROWS'] = file
  return run('node', `bench/${name}.bench.ts`, ...args)
}

const HELP = `Runs the named benchmarks, or all, prints one table and writes each part to bench/results/<name>.md.

Usage: npm run bench -- [name …] [options]

  --seconds <number>    how long each may load servers
  --against <checkout>  another checkout, built, to be measured in turns with this one
  --help                show this text`
const OPTIONS = { seconds: { type: 'string' }, against: { type: 'string' } } as const

/** Reads the command line. A wrong option ends the process with a sentence. */
function commandLine() {
  try {
    return readCommandLine({ name: 'npm run bench', help: HELP, options: OPTIONS, takesNames: true }, process.argv.slice(2))
  } catch (error) {
    printStartError(error)
    process.exit(1)
  }
}

const values = commandLine()
if (!values) process.exit(0)
const { positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
const unknown = positionals.filter((name) => !existsSync(`bench/${name}.bench.ts`))
if (unknown.length > 0) {
  const known = globSync('bench/*.bench.ts').map((file) => file.slice('bench/'.length, -'.bench.ts'.length))
  console.error(`There is no bench ${unknown.map((name) => `"${name}"`).join(', ')}; there are ${known.toSorted().join(', ')}.`)
  process.exit(1)
}
if (values.seconds !== undefined && !(Number(values.seconds) > 0)) {
  console.error(`--seconds must be a number above 0, not "${values.seconds}".`)
  process.exit(1)
}
const names = positionals.length > 0 ? positionals : ALL
const args = Object.entries(values).flatMap(([name, value]) => [`--${name}`, value])
const measured = new Map<string, readonly Row[]>()
const failed: string[] = []
await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
for (const name of names) {
  console.error(`${name} …`)
  const file = `${FOLDER}/${name}.json`
  if (!measure(name, args, file)) failed.push(name)
  else if (existsSync(file)) measured.set(name, JSON.parse(await readFile(file, 'utf8')))
}
console.log(plainTable([...measured.values()].flat()))
for (const [name, rows] of measured) {
  const page = `${RESULTS}/${name}.md`
  if (existsSync(page)) await writeFile(page, withFigures(await readFile(page, 'utf8'), rows))
}
for (const name of failed) console.error(`bench/${name}.bench.ts did not run through.`)
process.exit(failed.length === 0 ? 0 : 1)
