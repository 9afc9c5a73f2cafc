import type { Json, JsonObject } from 'contentful-emulator/json/json.ts'
import { contentTypeSchema, translatableFields, type ModelField } from '../../src/features/health/translations/translatable.server.ts'
import { stateOf } from '../moving/space/state.ts'
import type { Entry, SpaceContents } from '../moving/space/contents.ts'
import { readUnit } from './check-unit.ts'
import { XLIFF_NAMESPACE, type XmlElement } from './inline-xml.ts'
import { childrenOf } from './read-xml.ts'
import { brokenRule, brokenTotal } from './text-rules.ts'
import { isSameText } from './text-shape.ts'
import { unitsOf, withCodesOf, withUnits, wordsOf, type Inline } from '../../src/features/health/translations/units.server.ts'

/** A translation of a field that an import writes. */
export interface NewTranslation {
  readonly entry: string
  readonly field: string
  readonly locale: string
  readonly value: Json
}

export interface CheckedFile {
  /** Sentences that name the unit and the reason. Nothing is imported if there are any. */
  readonly problems: readonly string[]
  readonly translations: readonly NewTranslation[]
  /** Ids of the entries with a translation in the file, whether the space has it or not. */
  readonly translated: readonly string[]
  /** Number of units without a translation. */
  readonly untranslated: number
}

interface CheckedEntry extends Omit<CheckedFile, 'translated'> {
  readonly isTranslated: boolean
}

/** Returns the ids of the entries in a document. */
export function entryIdsOf(xliff: XmlElement): readonly string[] {
  return [...new Set(childrenOf(xliff, 'file').flatMap(({ attributes }) => attributes['id'] ?? []))]
}

interface Space extends Pick<SpaceContents, 'locales' | 'contentTypes' | 'entries'> {
  /** `space/environment`. */
  readonly original: string
}

/** Compares a document with a space. Returns the translations to write, or the problems of all units. */
export function checkXliff(xliff: XmlElement, space: Space): CheckedFile {
  const problem = problemOf(xliff, space)
  if (problem !== undefined) return { problems: [problem], translations: [], translated: [], untranslated: 0 }
  const source = xliff.attributes['srcLang'] ?? ''
  const locale = xliff.attributes['trgLang'] ?? ''
  const entries = new Map(space.entries.map((entry) => [entry.sys.id, entry]))
  const types = new Map(space.contentTypes.map((type) => [type.sys.id, translatableFields(contentTypeSchema.parse(type))]))
  const problems: string[] = []
  const translations: NewTranslation[] = []
  const translated: string[] = []
  let untranslated = 0
  const seen = new Set<string>()
  for (const file of childrenOf(xliff, 'file')) {
    const id = file.attributes['id'] ?? ''
    const entry = entries.get(id)
    const reason = fileProblem(file, space, entry, seen.has(id))
    seen.add(id)
    if (!entry || reason !== undefined) {
      problems.push(`${id || 'A <file> without an id'}: ${reason}.`)
      continue
    }
    const checked = checkEntry(unitsIn(file), { entry, fields: types.get(entry.sys.contentType.sys.id) ?? [], source, locale })
    problems.push(...checked.problems)
    translations.push(...checked.translations)
    if (checked.isTranslated) translated.push(id)
    untranslated += checked.untranslated
  }
  return { problems, translations: problems.length > 0 ? [] : translations, translated, untranslated }
}

/** Returns the reason why a whole document cannot be imported. */
function problemOf(xliff: XmlElement, { locales }: Space): string | undefined {
  const { version = '', srcLang = '', trgLang } = xliff.attributes
  const codes = locales.map(({ code }) => code)
  const source = locales.find((each) => each.default)?.code ?? ''
  if (xliff.name !== 'xliff') return `The document is <${xliff.name}>, not <xliff>.`
  if (version !== '2.0' && version !== '2.1') return `The document has version ${version || 'none'} of XLIFF: 2.0 and 2.1 can be imported.`
  if (xliff.namespace !== XLIFF_NAMESPACE)
    return `The document has ${xliff.namespace ? `the namespace ${xliff.namespace}` : 'no namespace'}, not ${XLIFF_NAMESPACE}.`
  if (srcLang !== source) return `The document is translated from ${srcLang || 'no language'} (srcLang), but the space from ${source}.`
  if (trgLang === undefined) return 'The document names no language of its translations (trgLang).'
  if (trgLang === source) return `The document translates into ${trgLang} (trgLang), which is the language of the sources.`
  if (!codes.includes(trgLang)) return `The document translates into ${trgLang} (trgLang), which the space lacks: it has ${codes.join(', ')}.`
  if (childrenOf(xliff, 'file').every((file) => unitsIn(file).length === 0)) return 'The document contains no units.'
  return undefined
}

function fileProblem({ attributes: { original } }: XmlElement, space: Space, entry: Entry | undefined, isRepeated: boolean): string | undefined {
  // Some tools drop this attribute.
  if (original !== undefined && original !== space.original) return `the <file> is from ${original} (original), not from ${space.original}`
  if (!entry) return 'the space has no such entry'
  if (isRepeated) return 'the document contains this entry twice'
  return stateOf(entry.sys) === 'archived' ? 'the entry is archived' : undefined
}

/** Returns the units of a file, also those in groups. */
function unitsIn(parent: XmlElement): readonly XmlElement[] {
  return [...childrenOf(parent, 'unit'), ...childrenOf(parent, 'group').flatMap(unitsIn)]
}

interface Context {
  readonly entry: Entry
  readonly fields: readonly ModelField[]
  readonly source: string
  readonly locale: string
}

/** Advice for a source that changed. The site, and an export without a token, have the published version. */
function changedSource({ sys }: Entry): string {
  return stateOf(sys) === 'changed'
    ? 'the source has changed since the export, and the entry has unpublished changes: export it again with CONTENTFUL_MANAGEMENT_TOKEN set'
    : 'the source has changed since the export: export it again'
}

function checkEntry(units: readonly XmlElement[], context: Context): CheckedEntry {
  const { entry, source, locale } = context
  const values = (field: string): JsonObject => JSON.parse(JSON.stringify(entry.fields[field] ?? {}))
  const problems: string[] = []
  const texts = new Map<string, Map<string, readonly Inline[] | undefined>>()
  for (const unit of units) {
    const id = unit.attributes['id'] ?? ''
    const [name = ''] = id.split('.')
    const known = texts.get(name) ?? new Map<string, readonly Inline[] | undefined>()
    texts.set(name, known)
    try {
      const field = fieldOf(name, context)
      if (known.has(id)) throw new Error('the document contains this unit twice')
      const unitIn = (code: string) => unitsOf(name, values(name)[code]).find((each) => each.id === id)?.inlines
      const current = unitIn(source)
      if (!current) throw new Error('the source has no such text any more: export it again')
      const inlines = readUnit(unit, current, { ...context, changed: changedSource(entry) })
      known.set(id, inlines)
      // An older translation may break a newer rule.
      const reason = inlines && !isSameText(unitIn(locale), inlines) && brokenRule(field, wordsOf(inlines), wordsOf(current))
      if (reason) throw new Error(reason)
    } catch (error) {
      problems.push(`${entry.sys.id}, unit ${id || 'without an id'}: ${error instanceof Error ? error.message : String(error)}.`)
    }
  }
  const translations: NewTranslation[] = []
  let untranslated = 0
  let isTranslated = false
  for (const [field, given] of texts) {
    if (problems.length > 0) continue
    const all = unitsOf(field, values(field)[source])
    const present = new Map(unitsOf(field, values(field)[locale]).map((unit) => [unit.id, unit.inlines]))
    const translated = new Map([...given].flatMap(([id, inlines]) => (inlines ? [[id, inlines] as const] : [])))
    untranslated += given.size - translated.size
    if (translated.size === 0) continue
    isTranslated = true
    const lacking = all.find(({ id }) => !translated.has(id))
    if (lacking) {
      problems.push(`${entry.sys.id}, unit ${lacking.id}: has no translation, but other parts of ${field} have one: translate all of them.`)
      continue
    }
    const isSame = present.size === all.length && all.every(({ id, inlines }) => isSameText(withCodesOf(inlines, present.get(id) ?? []), translated.get(id)))
    if (isSame) continue
    const value = withUnits(field, values(field)[source], translated)
    const reason = brokenTotal(fieldOf(field, context), value)
    if (reason === undefined) translations.push({ entry: entry.sys.id, field, locale, value })
    else problems.push(`${entry.sys.id}, unit ${field}: ${reason}.`)
  }
  return { problems, translations, untranslated, isTranslated }
}

function fieldOf(name: string, { entry, fields }: Context): ModelField {
  const field = fields.find(({ id }) => id === name)
  if (!field) throw new Error(`${entry.sys.contentType.sys.id} has no field "${name}" that is translated`)
  return field
}
