import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import prepareFixtures from '../../tests/fixtures/prepare.ts'
import type { Row } from './row.ts'
import { plainTable } from './table.ts'

/** The command-line options of a bench. */
export interface Told {
  /** Maximum seconds of load in total. Starting servers and generating spaces takes additional time. */
  readonly seconds: number
  /** Path of another built checkout, measured in turns with this one. */
  readonly against?: string
  /** Positional arguments. */
  readonly rest: readonly string[]
}

/**
 * Runs a bench and prints its figures. If `BENCH_ROWS` names a file, writes them there as JSON instead, so that `npm run bench` can
 * combine all benches in one table.
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
