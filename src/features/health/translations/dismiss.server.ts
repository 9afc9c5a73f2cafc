import { existsSync } from 'node:fs'
import { TranslationHistory } from './history.server.ts'
import { dismissed, stateOf } from './record.ts'

/** A field of an entry in one language. */
export interface TranslatedField {
  readonly entry: string
  readonly field: string
  /** Locale code of the translation. */
  readonly locale: string
  /** Fingerprint of the source for which the translation is accepted. */
  readonly source: string
}

/** `changed`: the source changed since an editor saw it. */
type Dismissal = 'dismissed' | 'not outdated' | 'changed' | 'unknown entry'

/** Marks a translation as complete until its source changes again. `path` is the file of the history. */
export function dismissTranslation(path: string, { entry, field, locale, source }: TranslatedField): Dismissal {
  if (!existsSync(path)) return 'unknown entry'
  const history = TranslationHistory.open(path, console.warn)
  try {
    const known = history.record(entry)
    const own = known?.record[field]
    if (!known || !own?.targets[locale]) return 'unknown entry'
    if (own.source !== source) return 'changed'
    if (stateOf(own, locale) === 'complete') return 'not outdated'
    history.write(() => history.save(entry, known.stamp, dismissed(known.record, field, locale)))
    return 'dismissed'
  } finally {
    history.close()
  }
}
