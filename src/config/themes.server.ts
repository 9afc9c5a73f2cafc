import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../themes/', import.meta.url))

/** Name the themes there are: the folders of `src/themes/` that export one. */
export function themes(): readonly string[] {
  return readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'index.ts')))
}

/** Give the folder of a theme. */
export function themeFolder(name: string): string {
  return join(FOLDER, name)
}
