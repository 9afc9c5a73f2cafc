import { isPageType } from '#app/config/page-types/table.ts'
import { MACHINE_FIELD } from '#app/content/locales/machine-marks.ts'
import { unreviewedByMachine } from '#app/content/locales/machine-translation.server.ts'
import { isPublishedIn } from '#app/content/locales/publishing.server.ts'
import { pageParts } from '#app/content/locales/translation.server.ts'
import { mapYielding } from 'contentful-emulator/http/event-loop.ts'
import type { Found } from '../finding.ts'
import type { Inspector } from '../inspector.ts'

/** Finds pages with text that a machine translated and no person reviewed. */
export const inspectMachineTranslations: Inspector = async ({ entries, languages, model, texts }) => {
  const pages = entries.filter(({ type }) => isPageType(type))
  const found = await mapYielding(pages, (entry) =>
    languages.flatMap(({ chain, code, name }): Found[] => {
      if (!isPublishedIn(entry, chain)) return []
      const extent = unreviewedByMachine(entry, () => pageParts(entry, chain, model.parts), chain, texts)
      if (!extent) return []
      const text = extent === 'whole' ? `the text in ${name}` : `parts of the text in ${name}`
      const sentence = `A machine translated ${text}, and no person has reviewed it. Visitors see a notice.`
      return [{ kind: 'machine-translated', id: entry.id, field: MACHINE_FIELD, locale: code, sentence }]
    }),
  )
  return found.flat()
}
