import { isPublishedIn } from '#app/content/locales/publishing.server.ts'
import { codeOf, fieldsOf } from '#app/content/reading/fields.server.ts'
import { parseValues } from '#app/content/reading/model.server.ts'
import type { RawEntry } from '#app/content/reading/raw.server.ts'
import { hearingReports, type Finding as Report } from '#app/content/reading/report.server.ts'
import type { Found } from '../finding.ts'
import type { CheckedSpace, Language } from '../space/checked-space.ts'
import { asSentence } from './as-sentence.ts'
import { perEntry } from './per-entry.server.ts'

/** Finds entries that do not fit the site’s models, by parsing them like pages in every language. */
export const inspectModel = perEntry((entry, space) => {
  const model = space.model.models.find(({ type }) => type === entry.type)
  if (!model) return []
  const names = [...Object.keys(model.required), ...Object.keys(model.optional)]
  // Languages share values through fallbacks. Each problem is reported once, in the locale that contains the value.
  const found = new Map<string, Found>()
  for (const language of space.languages.filter(({ chain }) => isPublishedIn(entry, chain))) {
    const hear = (report: Report) => {
      const fault = faultOf(entry, report, language, space)
      if (fault) found.set(`${fault.field} ${fault.locale} ${fault.sentence}`, fault)
    }
    hearingReports(hear, () => parseValues(fieldsOf(entry, language.chain, names), model, { entry: entry.id, locale: language.code }))
  }
  return [...found.values()]
})

function faultOf({ id, fields }: RawEntry, { about, field = '', problem }: Report, { chain }: Language, { model, baseCode }: CheckedSpace): Found | undefined {
  const isRequired = model.models.some((each) => Object.hasOwn(each.required, field))
  const sentence = asSentence(problem)
  if (about === 'required') return { kind: field === 'slug' ? 'slug-missing' : 'required-empty', id, field, locale: baseCode, sentence }
  if (about !== 'unfit') return undefined
  return { kind: 'unfit-value', ...(isRequired && { severity: 'error' }), id, field, locale: codeOf(fields[field] ?? {}, chain) ?? baseCode, sentence }
}
