import type { Edit } from '../../support/site-copy.ts'

/** Add a line to a table of a copy, above one that is there, with the import that it needs, if any. */
export async function addLine(edit: Edit, file: string, line: string, above: RegExp, needed?: string): Promise<void> {
  await edit(file, above, (found) => `${line}\n${found}`)
  if (needed !== undefined) await edit(file, /^/, `${needed}\n`)
}
