import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Handwritten files of a copy: neither built nor installed. */
const WRITTEN = '{app.config.ts,package.json,vite.config.ts,tsconfig.json,{src,scripts,public,messages,content,site}/**}'

/** Runs a function that changes a folder. Returns the files that were created, changed or removed. */
export async function touchedBy(folder: string, work: () => Promise<void>): Promise<string[]> {
  const before = fingerprints(folder)
  await work()
  const after = fingerprints(folder)
  return [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).toSorted()
}

function fingerprints(folder: string): Map<string, string> {
  const files = globSync(WRITTEN, { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile())
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  )
}
