import { isPageType } from '#app/config/page-types/table.ts'
import { MACHINE_FIELD, type MachineMark } from '#app/content/locales/machine-marks.ts'
import { machineMarkOf } from '#app/content/locales/machine-translation.server.ts'
import { pageParts } from '#app/content/locales/translation.server.ts'
import type { LocaleChain } from '#app/content/locales/space-locales.server.ts'
import type { RawEntry } from '#app/content/reading/raw.server.ts'
import { localeOfCode, type Locale } from '#app/i18n/locales.ts'
import { mapYielding } from 'contentful-emulator/http/event-loop.ts'
import { fieldOfSpace } from '../space/field-names.server.ts'
import type { CheckedSpace } from '../space/checked-space.ts'

/** Returns the mark of a machine translation. `field` is the id in the space, `code` a locale code. */
export type MachineMarks = (entry: string, field: string, code: string) => MachineMark | undefined

interface MarkedSpace extends Pick<CheckedSpace, 'mapped'> {
  /** Content types whose entries are parts of pages. */
  readonly parts: ReadonlySet<string>
  chain(locale: Locale): LocaleChain
}

/**
 * Reads the marks of machine translations from all entries of a space. The mark of a page includes its sections. A section of several pages
 * is reviewed if all marked pages are.
 */
export async function machineMarks(entries: readonly RawEntry[], { parts, chain, mapped }: MarkedSpace): Promise<MachineMarks> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const marks = new Map<string, Map<string, unknown>>()
  await mapYielding(
    entries.filter(({ type }) => isPageType(type)),
    (page) => {
      for (const [code, mark] of Object.entries(page.fields[MACHINE_FIELD] ?? {})) {
        const locale = localeOfCode(code)
        for (const { id } of locale ? pageParts(page, chain(locale), parts) : [page]) {
          const own = marks.get(id) ?? new Map<string, unknown>()
          if (own.get(code) !== 'unreviewed') marks.set(id, own.set(code, mark))
        }
      }
    },
  )
  return (id, field, code) => {
    const entry = byId.get(id)
    return machineMarkOf(code, marks.get(id)?.get(code), (listed) => {
      const origin = entry && mapped?.originOf(entry.type, entry.fields)
      return listed.some((each) => {
        const [type, name = ''] = each.split('.')
        return type === entry?.type && fieldOfSpace(name, origin, { mapped }) === field
      })
    })
  }
}
