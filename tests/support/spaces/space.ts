import { readFileSync } from 'node:fs'

interface ExportEntry {
  readonly sys: { readonly id: string; readonly contentType: { readonly sys: { readonly id: string } } }
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** The parts of an export file that tests read. */
export interface Space {
  readonly locales: readonly { readonly code: string }[]
  readonly entries: readonly ExportEntry[]
  entry(id: string): ExportEntry
}

/** The fixtures' space, without the page types that the product lacks. */
export const SPACE = '.cache/fixtures/content/space.json'

/** Reads the fixtures' space, or another one. */
export function readSpace(file = SPACE): Space {
  const { locales, entries }: Pick<Space, 'locales' | 'entries'> = JSON.parse(readFileSync(file, 'utf8'))
  const byId = new Map(entries.map((entry) => [entry.sys.id, entry]))
  return {
    locales,
    entries,
    entry(id) {
      const entry = byId.get(id)
      if (!entry) throw new Error(`${file} has no entry ${id}.`)
      return entry
    },
  }
}
