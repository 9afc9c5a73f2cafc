import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { SiteSettings } from '../../src/config/site.ts'
import { differences } from './differences.ts'
import { isEdited, withSettings, type SpaceSettings } from './settings-text.ts'
import { outcomeOf, readSigned, writeUnlessEdited } from './written-file.ts'

const SETTINGS = 'app.config.ts'
const COMMAND = 'content:adopt'

/** Returns whether a file exists that was edited since a command wrote it. */
export async function isEditedFile(file: string): Promise<boolean> {
  return existsSync(file) && (await readSigned(file)).isEdited
}

/** Writes a file unless it was edited. Returns lines with the result, `use` for a new file, and the differences of an edited one. */
export async function keepFile(file: string, text: string, use: string, isTrial: boolean): Promise<string[]> {
  const outcome = isTrial ? await outcomeOf(file, text) : await writeUnlessEdited(file, text, COMMAND)
  if (outcome === 'same') return [`${file} is up to date.`]
  if (outcome === 'new') return [isTrial ? `${file} would be written.` : `${file} is written: ${use}.`]
  const { body } = outcome === 'edited' || isTrial ? await readSigned(file) : { body: text }
  if (outcome === 'written') return isTrial ? [`${file} would be overwritten:`, ...shown(body, text)] : [`${file} was overwritten.`]
  return [
    `${file} was edited and is not changed. The present result differs from it as shown (- file, + result). Copy the correct lines, or delete the file and run this command again.`,
    ...shown(body, text),
  ]
}

/** Writes the languages of the space into `app.config.ts`, unless they were edited there. Returns lines with the result. */
export async function keepSettings(site: SiteSettings, wanted: SpaceSettings, isTrial: boolean): Promise<string[]> {
  if (!existsSync(SETTINGS)) return [`There is no ${SETTINGS} to write the languages into.`]
  const before = await readFile(SETTINGS, 'utf8')
  const after = await withSettings(SETTINGS, before, site, wanted)
  if (sameLanguages(site, wanted)) return [`The languages in ${SETTINGS} are those of the space.`]
  if (isEdited(before, site))
    return [
      `The languages in ${SETTINGS} were edited and are not changed. The space has the languages marked + instead of those marked -. Copy the correct lines.`,
      ...shown(before, after),
    ]
  if (isTrial) return [`The languages of the space would be written into ${SETTINGS}:`, ...shown(before, after)]
  await writeFile(SETTINGS, after)
  return [`${SETTINGS} has the languages of the space: ${wanted.locales.map(({ tag }) => tag).join(', ')}.`]
}

function sameLanguages(site: SiteSettings, wanted: SpaceSettings): boolean {
  return JSON.stringify([site.baseLocale, site.locales]) === JSON.stringify([wanted.baseLocale, wanted.locales])
}

/** Maximum lines of a difference that are printed. A longer one is easier to read in an editor. */
const MAX_LINES = 120

function shown(before: string, after: string): string[] {
  const lines = differences(before, after)
  const rest = lines.length - MAX_LINES
  return [...lines.slice(0, MAX_LINES), ...(rest > 0 ? [`  … and ${rest} more lines`] : [])].map((line) => `  ${line}`)
}
