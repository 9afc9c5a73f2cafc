import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'

/** Result of writing a file: created, rewritten, unchanged, or skipped because it was edited. */
export type Outcome = 'new' | 'written' | 'same' | 'edited'

const HEAD = /^\/\/ Written by `npm run content:\w+` \(([\da-f]{12})\)[^\n]*\n/

/** Adds a first line with a fingerprint, from which an edit can be detected. */
function signed(command: string, text: string): string {
  return `// Written by \`npm run ${command}\` (${fingerprint(text)}); once it is edited it is not overwritten.\n${text}`
}

/** Computes the fingerprint of a text or value. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 12)
}

/** Returns the result that `writeUnlessEdited` would have for a file. */
export async function outcomeOf(file: string, text: string): Promise<Outcome> {
  if (!existsSync(file)) return 'new'
  const { body, isEdited } = await readSigned(file)
  if (body === text) return 'same'
  return isEdited ? 'edited' : 'written'
}

/** Writes a file, unless it was edited since a command wrote it. Returns the result. */
export async function writeUnlessEdited(file: string, text: string, command: string): Promise<Outcome> {
  const outcome = await outcomeOf(file, text)
  if (outcome === 'new' || outcome === 'written') await writeFile(file, signed(command, text))
  return outcome
}

/** Reads a file without its first line, and whether it was edited since a command wrote it. */
export async function readSigned(file: string): Promise<{ readonly body: string; readonly isEdited: boolean }> {
  const whole = (await readFile(file, 'utf8')).replaceAll('\r\n', '\n')
  const [head, mark] = HEAD.exec(whole) ?? ['']
  const body = whole.slice(head.length)
  return { body, isEdited: mark !== fingerprint(body) }
}
