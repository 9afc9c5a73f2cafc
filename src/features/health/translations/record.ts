/** A translation when it last changed. */
interface TargetRecord {
  /** Fingerprint of the translation. */
  readonly text: string
  /** Fingerprint of the source at that moment. */
  readonly of: string
  /** Whether the moment is known. A translation that is older than the history may be outdated already. */
  readonly isKnown: boolean
}

export interface FieldRecord {
  /** Fingerprint of the current source. Empty if the field never had one. */
  readonly source: string
  /** By locale code. */
  readonly targets: Readonly<Record<string, TargetRecord>>
}

/** History of the translations of an entry, by field. */
export type EntryRecord = Readonly<Record<string, FieldRecord>>

/** Fingerprints of the texts of an entry by field, then by locale code. Contains every translatable field. */
export type Fingerprints = Readonly<Record<string, Readonly<Record<string, string>>>>

/** States of a translation, by the work that they need. `unknown`: the translation is older than the history. */
export const STATES = ['missing', 'outdated', 'unknown', 'complete'] as const
export type TranslationState = (typeof STATES)[number]

interface Seen {
  /** Locale code of the source. */
  readonly source: string
  /** Whether this is the first look at a space, so that the time of its translations is unknown. */
  readonly isFirst: boolean
}

/**
 * Returns the record of an entry after a change.
 *
 * A text that disappears keeps its record, because an entry that is published again has the translations of before.
 */
export function recordAfter(previous: EntryRecord | undefined, now: Fingerprints, { source: code, isFirst }: Seen): EntryRecord {
  const fields = Object.entries(now).map(([field, { [code]: text, ...texts }]) => {
    const before = previous?.[field]
    const source = text ?? before?.source ?? ''
    // A field without a record in a known entry was not translatable before.
    const isKnown = before !== undefined || (previous === undefined && !isFirst)
    const targets = Object.entries(texts).map(([locale, own]) => {
      const target = before?.targets[locale]
      return [locale, target?.text === own ? target : { text: own, of: source, isKnown }] as const
    })
    return [field, { source, targets: { ...before?.targets, ...Object.fromEntries(targets) } }] as const
  })
  return Object.fromEntries(fields)
}

/** Returns the state of a translation that exists. */
export function stateOf(record: FieldRecord | undefined, locale: string): Exclude<TranslationState, 'missing'> {
  const target = record?.targets[locale]
  if (!record || !target) return 'unknown'
  if (target.of !== record.source) return 'outdated'
  return target.isKnown ? 'complete' : 'unknown'
}

/** Returns a record in which a translation fits its current source. It remains complete until the source changes again. */
export function dismissed(record: EntryRecord, field: string, locale: string): EntryRecord {
  const own = record[field]
  const target = own?.targets[locale]
  if (!own || !target) return record
  return { ...record, [field]: { ...own, targets: { ...own.targets, [locale]: { ...target, of: own.source, isKnown: true } } } }
}
