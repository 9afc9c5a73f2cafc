import { readFileSync } from 'node:fs'

interface ExportEntry {
  readonly sys: { readonly id: string; readonly contentType: { readonly sys: { readonly id: string } } }
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** The parts of an export file that tests read. */
export interface Space {
  readonly entries: readonly ExportEntry[]
  entry(id: string): ExportEntry
}

/** Read the demonstration space as it lies on disk. */
export function readSpace(file = 'content/space.json'): Space {
  const { entries }: { entries: readonly ExportEntry[] } = JSON.parse(readFileSync(file, 'utf8'))
  const byId = new Map(entries.map((entry) => [entry.sys.id, entry]))
  return {
    entries,
    entry(id) {
      const entry = byId.get(id)
      if (!entry) throw new Error(`${file} has no entry ${id}.`)
      return entry
    },
  }
}
