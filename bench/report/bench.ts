import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import prepareFixtures from '../../tests/fixtures/prepare.ts'
import type { Row } from './row.ts'
import { plainTable } from './table.ts'

/** What a bench is told on its command line. */
export interface Told {
  /** How long it may load servers, all in all. What it starts and generates comes on top. */
  readonly seconds: number
  /** Another checkout, built, to be measured in turns with this one. */
  readonly against?: string
  /** What stands there without a name. */
  readonly rest: readonly string[]
}

/**
 * Run a bench and show its figures: to whoever started it, or as JSON in the file that `BENCH_ROWS` names, so that
 * `npm run bench` can make one table of all.
 *
 *     node bench/<name>.bench.ts [--seconds N] [--against CHECKOUT]
 */
export async function bench(seconds: number, measure: (told: Told) => Promise<readonly Row[]>): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { seconds: { type: 'string', default: String(seconds) }, against: { type: 'string' } },
    allowPositionals: true,
  })
  process.env['NODE_ENV'] = 'production'
  prepareFixtures()
  const rows = await measure({ seconds: Number(values.seconds), ...(values.against === undefined ? {} : { against: values.against }), rest: positionals })
  const file = process.env['BENCH_ROWS']
  if (file === undefined) console.log(plainTable(rows))
  else await writeFile(file, JSON.stringify(rows))
  process.exit(0)
}
