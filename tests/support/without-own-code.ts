import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The ways in which modules of the browser use the modules of `src/own/`. */
const USES = [
  /^import \{ own\w+ \} from '#own\/.*\n/gm,
  /^ *if \(own\w+\?\..*\n/gm,
  // Additions to lists and tables.
  /(?:^ +)?\.\.\.(?:own\w+|\(own\w+\?\.\w+ (?:\?\? \[\]|&& \{.*?\})\))(?:,\n)?/gm,
  // The test and the first branch of a choice between code of the team and code of the product.
  /own\w+(?:\?\.\w+)? \? (?:\([^]*?\n *\)|<.*?>) : /g,
]

/** Removes all uses of `src/own/` from the modules of the browser in a copy: the product as if it could not be extended. */
export async function withoutOwnCode(folder: string): Promise<void> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: folder, exclude: ['src/own/**', '**/paraglide/**', '**/*.server.ts', 'src/sections/html/**'] })
  for (const file of files) {
    const path = join(folder, file)
    const text = await readFile(path, 'utf8')
    if (!text.includes("'#own/")) continue
    // A listing is never one of the team.
    const without = USES.reduce((left, use) => left.replace(use, ''), text).replace(/(?<=Object\.values<\w+>\()ownPageTypes/, '{}')
    const left = without.replaceAll(/^(?:export type|type) .*$/gm, '').match(/.*\bown(?:Page|Section|Card|Layout|Document)\w*.*/)
    if (left) throw new Error(`${file} uses src/own/ in a new way: ${left[0]}`)
    await writeFile(path, without)
  }
}
