import site from '#config'
import type { LocaleSettings } from '#app/config/site.ts'
import { localeOfCode, type Locale } from '#app/i18n/locales.ts'
import { codeOf } from '../reading/fields.server.ts'
import { choice } from '../reading/model.server.ts'
import type { RawEntry } from '../reading/raw.server.ts'
import type { MachineTranslation } from '../view/page-meta.ts'
import { MACHINE_FIELD, MACHINE_MARKS, type MachineMark } from './machine-marks.ts'
import type { LocaleChain } from './space-locales.server.ts'
import type { TextFields } from './translation.server.ts'

/** Whether a person has reviewed the text of a language that a machine translated. Field of all page types. */
export const machineTranslation = choice(MACHINE_MARKS)

/**
 * Returns how much of a page's text in a language was translated by a machine and reviewed by no person. `parts` returns its entry and the
 * parts of the page, and is only called if the entry or the language has a mark.
 *
 * The value of the entry comes before the settings of the language. Texts in a fallback language do not count.
 */
export function unreviewedByMachine(entry: RawEntry, parts: () => readonly RawEntry[], chain: LocaleChain, texts: TextFields): MachineTranslation | undefined {
  const marks = entry.fields[MACHINE_FIELD] ?? {}
  if (chain.codes.every((code) => marks[code] === undefined && settingOf(code) === undefined)) return undefined
  const found = new Set(
    parts().flatMap(({ type, fields }) =>
      (texts.get(type) ?? []).flatMap((field) => {
        const code = codeOf(fields[field] ?? {}, chain)
        const isOwn = code !== undefined && chain.isLocalized(type, field) && chain.foreignTag(code) === undefined
        return isOwn ? [machineMarkOf(code, marks[code], (setting) => setting.includes(`${type}.${field}`)) === 'unreviewed'] : []
      }),
    ),
  )
  if (!found.has(true)) return undefined
  return found.has(false) ? 'partly' : 'whole'
}

/**
 * Returns the mark of a text that a machine translated. `mark` is that of its entry or page, which comes before the settings of the language.
 * `isListed` decides for settings that list fields.
 */
export function machineMarkOf(code: string, mark: unknown, isListed: (fields: readonly string[]) => boolean): MachineMark | undefined {
  if (mark !== undefined) return MACHINE_MARKS.find((each) => each === mark)
  const setting = settingOf(code)
  return setting === true || (setting !== undefined && isListed(setting)) ? 'unreviewed' : undefined
}

/** Returns whether the settings state that a machine translates all text of a language. */
export function isMachineLanguage(locale: Locale): boolean {
  return LANGUAGES.some(({ tag, machineTranslated }) => tag === locale && machineTranslated === true)
}

/** Returns the language of the site that the default locale of the space stands for. */
export function originalLocale({ codes }: LocaleChain): Locale | undefined {
  return localeOfCode(codes.at(-1) ?? '')
}

const LANGUAGES: readonly LocaleSettings[] = site.locales

function settingOf(code: string): LocaleSettings['machineTranslated'] {
  return LANGUAGES.find(({ contentful }) => contentful === code)?.machineTranslated
}
