import type { Entry } from '#app/content/content.ts'
import { localizedText, model } from '#app/content/reading/model.server.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { withoutAccents } from 'content-mapping/infer/names/words.ts'
import type { OwnField } from 'content-mapping/project/own-fields.ts'
import { isGeneric, wordsOf } from './field-build.server.ts'

/** Names of the line above a title, without accents. */
const KICKERS = new Set(
  'kicker eyebrow overline pre pretitle preheading preheader surtitre occhiello dachzeile antetitulo volanta sobretitulo nadtytul overlinje bovenkop'.split(
    ' ',
  ),
)

/** Returns the line above the title of an entry, or `undefined` if it has none. */
export function kickerOf(entry: Entry): LocalizedText | undefined {
  const field = entry.origin?.fields.find(isKicker)?.field
  return field === undefined ? undefined : entry.read(model(entry.type, {}, { [field]: localizedText }))?.[field]
}

function isKicker({ id, name, type }: OwnField): boolean {
  if (type !== 'Symbol') return false
  return [id, name].some((each) => {
    const words = wordsOf(withoutAccents(each).replaceAll('ł', 'l'))
    return words.some((word) => KICKERS.has(word)) && words.every((word) => KICKERS.has(word) || isGeneric(word))
  })
}
