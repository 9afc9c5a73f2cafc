import type { JsonObject } from 'contentful-emulator/json/json.ts'
import type { TranslationState } from '../../src/features/health/translations/record.ts'
import { attribute, escaped, inlineXml, withoutControls, XLIFF_NAMESPACE } from './inline-xml.ts'
import { unitsOf, withCodesOf, type TextUnit } from '../../src/features/health/translations/units.server.ts'

/** A field of an entry to translate. */
export interface ExportedField {
  readonly id: string
  readonly state: TranslationState
  /** Whether a machine translated the text and no person has reviewed it. */
  readonly isUnreviewed: boolean
  /** Whether the translation is a draft that differs from the published one. */
  readonly isDraft?: boolean | undefined
  /** Values by locale code. */
  readonly values: JsonObject
  /** Notes for translators, by their category. */
  readonly notes: readonly (readonly [category: string, note: string])[]
  /** Maximum number of characters. */
  readonly maxLength: number | undefined
  /** Source of the outdated translation, if it is known. */
  readonly before: string | undefined
}

export interface ExportedEntry {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly fields: readonly ExportedField[]
}

interface Languages {
  /** `space/environment`. */
  readonly original: string
  readonly source: string
  readonly target: string
}

/** Attributes of a segment, by the state of its translation. */
const SEGMENTS: Readonly<Record<TranslationState, string>> = {
  missing: 'state="initial"',
  outdated: 'state="initial" subState="vitrine:outdated"',
  unknown: 'state="translated" subState="vitrine:unknown"',
  complete: 'state="final"',
}

/** Attributes of a complete segment that a machine translated and no person has reviewed. */
const UNREVIEWED = 'state="translated" subState="vitrine:unreviewed"'

/** Attributes of a segment whose translation is an unpublished draft. */
const DRAFT = 'state="translated" subState="vitrine:draft"'

/** Returns an XLIFF 2.1 document: one `<file>` per entry, one `<unit>` per field, list item or block of a rich text. */
export function xliff(entries: readonly ExportedEntry[], languages: Languages): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${XLIFF_NAMESPACE}" xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" version="2.1" srcLang="${attribute(languages.source)}" trgLang="${attribute(languages.target)}">`,
    ...entries.map((entry) => fileOf(entry, languages)),
    '</xliff>',
    '',
  ].join('\n')
}

function fileOf({ id, name, type, fields }: ExportedEntry, languages: Languages): string {
  return [
    `  <file id="${attribute(id)}" original="${attribute(languages.original)}" canResegment="no" xml:space="preserve">`,
    // Elements of modules come before the notes.
    '    <slr:profiles generalProfile="xliff:codepoints"/>',
    notesOf(
      [
        ['entry', name],
        ['content type', type],
      ],
      '    ',
    ),
    ...fields.flatMap((field) => unitsOfField(field, languages)),
    '  </file>',
  ].join('\n')
}

function unitsOfField(field: ExportedField, { source, target }: Languages): readonly string[] {
  const translations = new Map(unitsOf(field.id, field.values[target]).map((unit) => [unit.id, unit]))
  const units = unitsOf(field.id, field.values[source])
  // Blocks of another number are not translations of each other.
  const isAligned = translations.size === units.length
  return units.map((unit) => unitXml(unit, isAligned ? translations.get(unit.id) : undefined, field))
}

function unitXml(unit: TextUnit, translation: TextUnit | undefined, { id, state, isUnreviewed, isDraft, notes, maxLength, before }: ExportedField): string {
  const target = translation && withCodesOf(unit.inlines, translation.inlines)
  const limit = maxLength === undefined ? '' : ` slr:sizeRestriction="${maxLength}"`
  const isWhole = unit.id === id
  const segmentState = () => {
    // A translation with other blocks is not exported, and the standard requires a target for later states.
    if (!target) return SEGMENTS[state === 'outdated' ? 'outdated' : 'missing']
    if (isDraft) return DRAFT
    return state === 'complete' && isUnreviewed ? UNREVIEWED : SEGMENTS[state]
  }
  return [
    `    <unit id="${attribute(unit.id)}" name="${attribute(id)}"${limit}>`,
    ...(isWhole && target && before !== undefined ? [matchXml(before, inlineXml(target))] : []),
    notesOf(notes, '      '),
    `      <segment id="s" ${segmentState()}>`,
    `        <source>${inlineXml(unit.inlines)}</source>`,
    ...(target ? [`        <target>${inlineXml(target)}</target>`] : []),
    '      </segment>',
    '    </unit>',
  ].join('\n')
}

/** Offers the earlier source with its translation, so that a tool can show the change. */
function matchXml(before: string, target: string): string {
  return [
    '      <mtc:matches>',
    '        <mtc:match ref="#s" type="tm" origin="the published translation">',
    `          <source>${escaped(before)}</source>`,
    `          <target>${target}</target>`,
    '        </mtc:match>',
    '      </mtc:matches>',
  ].join('\n')
}

function notesOf(notes: ExportedField['notes'], indent: string): string {
  const lines = notes.map(([category, note]) => `${indent}  <note category="${attribute(category)}">${escaped(withoutControls(note))}</note>`)
  return [`${indent}<notes>`, ...lines, `${indent}</notes>`].join('\n')
}
