import type { Entry } from '#app/content/content.ts'
import { machineTranslation } from '#app/content/locales/machine-translation.server.ts'
import { moment } from '#app/content/reading/moment.server.ts'
import { cardBase } from '../card/card-base.server.ts'
import type { CardOf } from '../cards.tsx'
import type { PageTypeOnServer } from '../page-type.server.ts'
import { asset, date as dateField, model, localizedText, symbol } from '#app/content/reading/model.server.ts'

/** Entry of an unmapped content type. */
export const genericPageModel = model(
  'genericPage',
  { title: localizedText, slug: symbol },
  { summary: localizedText, picture: asset, date: dateField, machineTranslation },
)

export const genericPage = { model: genericPageModel, card: genericPageCard } satisfies PageTypeOnServer<'genericPage'>

/** Returns the card of an entry, or `undefined` if lists must not show it. */
export function genericPageCard(entry: Entry): CardOf<'genericPage'> | undefined {
  const value = entry.read(genericPageModel)
  const base = value && cardBase(entry, value.title, value.picture?.isPicture ? value.picture : undefined)
  if (!base) return undefined
  const date = value.date === undefined ? undefined : moment(entry.content.locale, value.date)
  return { kind: 'genericPage', ...base, summary: value.summary, date }
}
