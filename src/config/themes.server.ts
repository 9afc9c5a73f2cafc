import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../themes/', import.meta.url))

/** Returns the names of the themes: the folders of `src/themes/` with an `index.ts`. */
export function themes(): readonly string[] {
  return readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'index.ts')))
}

/** Returns the folder of a theme, relative to the root of the project. */
export function themeFolder(name: string): string {
  return join(FOLDER, name)
}
