import { glob } from 'node:fs/promises'
import { run } from './processes/run.ts'

// Every benchmark measures a baseline in the same run and prints ratios: the machine's own speed says nothing.
const files = (await Array.fromAsync(glob('bench/*.bench.ts'))).toSorted()
const failed = files.filter((file) => {
  console.log(`\n${file}`)
  return !run('node', file)
})
process.exit(failed.length === 0 ? 0 : 1)
