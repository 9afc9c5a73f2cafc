import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDERS = ['../themes/', '../../site/themes/'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)))

/** Returns the names of the themes: the folders of `src/themes/` and `site/themes/` with an `index.ts`. */
export function themes(): readonly string[] {
  return FOLDERS.flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []).filter((name) => existsSync(join(folder, name, 'index.ts'))))
}

/** Returns the path of a theme's folder. */
export function themeFolder(name: string): string {
  return join(FOLDERS.find((folder) => existsSync(join(folder, name))) ?? '', name)
}
