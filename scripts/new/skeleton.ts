import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartError } from '../../src/config/start-error.ts'
import { capitalized, type Names } from './names.ts'

const TEMPLATES = fileURLToPath(new URL('templates/', import.meta.url))

/** Returns the text of a template with the names of the new type instead of those of the template. */
function renamed(text: string, { type, component, listing }: Names): string {
  const names: Readonly<Record<string, string>> = {
    notice: type,
    Notice: component,
    house: type,
    product: type,
    Product: component,
    products: listing,
    Products: capitalized(listing),
  }
  return text.replaceAll(/products?|Products?|notice|Notice|house/g, (name) => names[name] ?? name)
}

/** Comments and quoted texts. Names in them clash with nothing. */
const NO_CODE = /\/\*.*?\*\/|\/\/[^\n]*|'[^'\n]*'|"[^"\n]*"/gs
const IDENTIFIER = /[A-Za-z_$][\w$]*/g

/** Returns the first identifier that two things of one file would share under the new names. */
function clashIn(text: string, names: Names): string | undefined {
  const identifiers = new Set(text.replaceAll(NO_CODE, '').match(IDENTIFIER))
  return [...identifiers].map((each) => renamed(each, names)).find((name, place, all) => all.indexOf(name) !== place)
}

/**
 * Reads a folder of templates. Returns the files to write, by their paths in `folder`. Files that are not text keep their bytes.
 *
 * Throws a `StartError` if the names are those of other files of the skeleton, or of their imports.
 */
export async function skeleton(template: string, folder: string, names: Names): Promise<ReadonlyMap<string, string>> {
  const root = join(TEMPLATES, template)
  const files = globSync('**/*.*', { cwd: root }).toSorted()
  const texts = new Map<string, string>()
  for (const file of files) {
    const path = join(folder, renamed(file, names))
    const text = await readFile(join(root, file), 'utf8')
    const clash = texts.has(path) ? path : /\.tsx?$/.test(file) ? clashIn(text, names) : undefined
    if (clash !== undefined) throw new StartError(`"${names.type}" clashes with other code of the skeleton (${clash}): choose another name.`)
    texts.set(path, renamed(text, names))
  }
  return texts
}
