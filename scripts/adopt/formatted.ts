import { readFile } from 'node:fs/promises'
import { format } from 'oxfmt'

const SETTINGS = new URL('../../.oxfmtrc.json', import.meta.url)

/** Formats TypeScript with the formatter of the project. Throws if the text cannot be parsed. */
export async function formatted(file: string, text: string): Promise<string> {
  const { $schema: _schema, ignorePatterns: _ignored, ...settings } = JSON.parse(await readFile(SETTINGS, 'utf8'))
  const { code, errors } = await format(file, text, settings)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return code
}
