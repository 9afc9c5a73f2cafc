import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'

/** Folder with the export files of other teams. It lies beside the project, and may be missing. */
export const FOREIGN = resolve(import.meta.dirname, '../../../shared/foreign')

/** Folder with further export files of other teams. It may be missing too. */
export const FOREIGN_UNSEEN = `${FOREIGN}-unseen`

/** Returns the names of the export files in such a folder. Returns none if the folder is missing. */
export function exportFilesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'expected.json') : []
}
