import site from '#config'
import type { LocaleSettings } from '#app/config/site.ts'
import { localeOfCode, type Locale } from '#app/i18n/locales.ts'
import { codeOf } from '../reading/fields.server.ts'
import { choice } from '../reading/model.server.ts'
import type { RawEntry } from '../reading/raw.server.ts'
import type { MachineTranslation } from '../view/page-meta.ts'
import { MACHINE_FIELD, MACHINE_MARKS } from './machine-marks.ts'
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
  const settings = new Map(chain.codes.map((code) => [code, settingOf(code)]))
  if (chain.codes.every((code) => marks[code] === undefined && settings.get(code) === undefined)) return undefined
  const isByMachine = (code: string, type: string, field: string) => {
    if (marks[code] !== undefined) return marks[code] === 'unreviewed'
    const setting = settings.get(code)
    return setting === true || setting?.includes(`${type}.${field}`) === true
  }
  const found = new Set(
    parts().flatMap(({ type, fields }) =>
      (texts.get(type) ?? []).flatMap((field) => {
        const code = codeOf(fields[field] ?? {}, chain)
        const isOwn = code !== undefined && chain.isLocalized(type, field) && chain.foreignTag(code) === undefined
        return isOwn ? [isByMachine(code, type, field)] : []
      }),
    ),
  )
  if (!found.has(true)) return undefined
  return found.has(false) ? 'partly' : 'whole'
}

/** Returns the language of the site that the default locale of the space stands for. */
export function originalLocale({ codes }: LocaleChain): Locale | undefined {
  return localeOfCode(codes.at(-1) ?? '')
}

const LANGUAGES: readonly LocaleSettings[] = site.locales

function settingOf(code: string): LocaleSettings['machineTranslated'] {
  return LANGUAGES.find(({ contentful }) => contentful === code)?.machineTranslated
}
