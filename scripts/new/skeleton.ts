import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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

/** Reads a folder of templates. Returns the files to write, by their paths in `folder`. Files that are not text keep their bytes. */
export async function skeleton(template: string, folder: string, names: Names): Promise<ReadonlyMap<string, string>> {
  const root = join(TEMPLATES, template)
  const files = globSync('**/*.*', { cwd: root }).toSorted()
  const texts = files.map(async (file) => [join(folder, renamed(file, names)), renamed(await readFile(join(root, file), 'utf8'), names)] as const)
  return new Map(await Promise.all(texts))
}

/** Writes files. Throws a `StartError` if one exists, before any is written. */
export async function writeNew(files: ReadonlyMap<string, string>): Promise<void> {
  const there = [...files.keys()].find((file) => existsSync(file))
  if (there !== undefined) throw new StartError(`${there} exists already: choose another name, or delete it first. Nothing was written.`)
  for (const [file, text] of files) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}
