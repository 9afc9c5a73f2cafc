import type { ExportFile } from '../library/export-file.ts'
import { object, text, type JsonObject } from '../json/json.ts'
import { LocaleSet } from './locales.ts'
import type { Locale } from './resources.ts'

/** Reads the locales of a file, or the locales that its fields use if it contains only content. Exactly one locale is the default. */
export function readLocales(file: ExportFile): LocaleSet {
  const delivered = file.locales.filter((locale) => locale['contentDeliveryApi'] !== false)
  const locales = delivered.length > 0 ? delivered : usedLocales(file)
  const defaultCode = defaultOf(locales, file)
  return new LocaleSet(
    locales.map((locale) => readLocale(locale, defaultCode)),
    defaultCode,
  )
}

/** Returns the default locale: the marked one. If several or none are marked, the one with the most values, or else the first. */
function defaultOf(locales: readonly JsonObject[], file: ExportFile): string {
  const marked = locales.filter((locale) => locale['default'] === true)
  const [first = '', ...others] = (marked.length > 0 ? marked : locales).map(codeOf)
  if (others.length === 0) return first
  const uses = usesByCode(file)
  return others.reduce((best, code) => ((uses.get(code) ?? 0) > (uses.get(best) ?? 0) ? code : best), first)
}

function readLocale(locale: JsonObject, defaultCode: string): Locale {
  const code = codeOf(locale)
  const isDefault = code === defaultCode
  const sys = object(locale['sys'])
  const body = {
    code,
    name: locale['name'],
    default: isDefault,
    ...(locale['fallbackCode'] === undefined ? {} : { fallbackCode: locale['fallbackCode'] }),
    ...(locale['sys'] === undefined ? {} : { sys: { id: sys['id'], type: 'Locale', version: sys['version'] ?? 1 } }),
  }
  return { code, name: text(locale['name']) ?? code, isDefault, fallbackCode: text(locale['fallbackCode']), body }
}

function codeOf(locale: JsonObject): string {
  return text(locale['code']) ?? ''
}

/** Counts the field values of a file by locale. */
function usesByCode(file: ExportFile): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const item of [...file.entries, ...file.assets]) {
    for (const byLocale of Object.values(object(item['fields']))) {
      for (const code of Object.keys(object(byLocale))) uses.set(code, (uses.get(code) ?? 0) + 1)
    }
  }
  return uses
}

/** Infers the locales of a file that contains only content, from its fields. */
function usedLocales(file: ExportFile): readonly JsonObject[] {
  const used = [...usesByCode(file)].toSorted((a, b) => b[1] - a[1]).map(([code]) => code)
  return (used.length > 0 ? used : ['en-US']).map((code) => ({ code, name: code, fallbackCode: null, sys: { id: code, type: 'Locale', version: 1 } }))
}
