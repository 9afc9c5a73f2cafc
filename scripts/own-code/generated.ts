import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FILES, TABLES } from './parts.ts'
import { RESERVED } from './reserved-words.ts'

const HEADER = '// Generated from site/ by scripts/own-code.ts. Commit this file, and do not edit it.\n'

/** Returns the names of the folders in a folder of `site/`, in order. */
export function foldersIn(root: string, folder: string): readonly string[] {
  const path = join(root, 'site', folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}

/** Returns the text of each generated module by its name in `src/own/`. */
export function generatedModules(root: string): ReadonlyMap<string, string> {
  return new Map([
    ...TABLES.map((part) => [part.module, tableModule(root, part)] as const),
    ...FILES.map((part) => [part.module, fileModule(root, part)] as const),
  ])
}

/** Returns the name of a type's import. Ids of content types contain no underscore, so that no other name ends with one. */
function constantOf(type: string, table: string): string {
  return RESERVED.has(type) || type === table ? `${type}_` : type
}

function tableModule(root: string, { table, folder, file, name }: (typeof TABLES)[number]): string {
  const types = foldersIn(root, folder)
  const present = types.filter((type) => existsSync(join(root, 'site', folder, type, file)))
  const nameOf = (type: string) => constantOf(type, table)
  const imports = present.map((type) => `import { ${name}${name === type ? '' : ` as ${nameOf(type)}`} } from '../../site/${folder}/${type}/${file}'\n`)
  const entries = types.map((type) => `  ${type}${present.includes(type) ? (nameOf(type) === type ? '' : `: ${nameOf(type)}`) : ': {}'},\n`)
  const value = types.length > 0 ? `{\n${entries.join('')}}` : '{}'
  return `${HEADER}${imports.join('')}\nexport const ${table} = ${value}\n`
}

function fileModule(root: string, { constant, files, name, type }: (typeof FILES)[number]): string {
  const file = files.find((each) => existsSync(join(root, 'site', each)))
  const imports = [
    ...(type === undefined ? [] : [`import type { ${type.name} } from '#app/${type.from}'\n`]),
    ...(file === undefined ? [] : [`import { ${name} } from '../../site/${file}'\n`]),
  ].join('')
  const declared = type === undefined ? constant : `${constant}: ${type.name} | undefined`
  return `${HEADER}${imports}\nexport const ${declared} = ${file === undefined ? (type === undefined ? '{}' : 'undefined') : name}\n`
}
