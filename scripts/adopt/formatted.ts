import { readFile } from 'node:fs/promises'
import { format } from 'oxfmt'

const SETTINGS = new URL('../../.oxfmtrc.json', import.meta.url)

/** Format TypeScript as the project's formatter wants it. Throws where it cannot be read. */
export async function formatted(file: string, text: string): Promise<string> {
  const { $schema: _schema, ignorePatterns: _ignored, ...settings } = JSON.parse(await readFile(SETTINGS, 'utf8'))
  const { code, errors } = await format(file, text, settings)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  return code
}
