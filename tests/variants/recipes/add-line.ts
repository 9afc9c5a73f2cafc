import type { Edit } from '../../support/site-copy.ts'

/** Adds a line to a table of a copy above an existing one, and an import if necessary. */
export async function addLine(edit: Edit, file: string, line: string, above: RegExp, needed?: string): Promise<void> {
  await edit(file, above, (found) => `${line}\n${found}`)
  if (needed !== undefined) await edit(file, /^/, `${needed}\n`)
}
