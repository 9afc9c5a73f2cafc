import type { Entry } from '#app/content/content.ts'
import type { CardOf } from '../cards.tsx'
import { cardBase } from '../card/card-base.server.ts'
import type { PageTypeOnServer } from '../page-type.server.ts'
import { machineTranslation } from '#app/content/locales/machine-translation.server.ts'
import { knownTitle } from '#app/content/pages/meta.server.ts'
import { seo } from '#app/content/pages/seo.server.ts'
import { ANY_SECTION, entries as links, entry as link, model, localizedText, symbol } from '#app/content/reading/model.server.ts'

const required = { title: localizedText, slug: symbol }

export const pageModel = model('page', required, { parent: link('page'), summary: localizedText, sections: links(ANY_SECTION), seo, machineTranslation })
/** The model of a card has only the fields that it shows. Other fields may link deeper than the query of a list includes. */
const pageCardModel = model('page', required, { summary: localizedText })

export const page = { model: pageModel, card: pageCard } satisfies PageTypeOnServer<'page'>

/** Returns the card of a page, or `undefined` if lists must not show it. */
export function pageCard(entry: Entry): CardOf<'page'> | undefined {
  const value = entry.read(pageCardModel)
  const base = value && cardBase(entry, knownTitle(entry, value.title))
  return base && { kind: 'page', ...base, summary: value.summary }
}
