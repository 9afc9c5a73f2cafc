import { limitOf } from '#app/config/limits.ts'
import { m } from '#messages'
import type { Query } from '#app/content/client/query.ts'
import type { Content, Entry } from '#app/content/content.ts'
import { machineTranslation } from '#app/content/locales/machine-translation.server.ts'
import { asset, document, model, localizedText, symbol, focalPoint } from '#app/content/reading/model.server.ts'
import type { Values } from '#app/content/reading/model.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { plainTextOf } from 'content-mapping/markdown/plain-text-of.ts'
import { present } from '#app/content/view/present.ts'
import { formats } from '#app/i18n/formats/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { cardBase, firstCards } from '../card/card-base.server.ts'
import type { CardOf } from '../cards.tsx'
import type { ListedTypeOnServer } from '../page-type.server.ts'
import { listingPagesInSitemap } from '../listing-in-sitemap.server.ts'
import { personDetails } from './details.server.ts'
import { taggedWith } from '../topic/page-type.server.ts'

export const personModel = model(
  'person',
  { name: localizedText },
  { slug: symbol, role: localizedText, portrait: asset, focalPoint, biography: document, machineTranslation },
)

export const person = {
  model: personModel,
  card: personCard,
  title: (locale) => m.people_title({}, { locale }),
  async list(content, { limit, topic }) {
    return firstCards(content, { route: 'people' }, personCards(await people(content, taggedWith(topic)), limit + 1), limit)
  },
  // A list of people should be complete. The limit protects the size of the page.
  listLimit: 500,
  hasTopics: false,
  async sitemap(_content, entries) {
    const totalIn = (locale: Locale) => entries.filter((entry) => entry.isListedIn(locale)).length
    return listingPagesInSitemap('people', limitOf('peoplePerPage'), totalIn, entries)
  },
} satisfies ListedTypeOnServer<'person'>

function personCard(entry: Entry): CardOf<'person'> | undefined {
  const value = entry.read(personModel)
  if (!value) return undefined
  const isByline = value.slug === undefined
  const base = isByline ? byline(entry, value) : cardBase(entry, value.name, value.portrait, value.focalPoint)
  if (!base || !isByline) return base && { kind: 'person', ...base, summary: value.role }
  const biography = biographyOf(value)
  const details = personDetails(entry, [value.name.text, value.role?.text, biography?.text])
  return { kind: 'person', ...base, summary: value.role, biography, details }
}

/** Returns the data of the card of a person without a page, or `undefined` if lists must not show the person. */
function byline(entry: Entry, { name, portrait, focalPoint: focus }: Values<typeof personModel>) {
  return entry.isListedIn(entry.content.locale) ? { id: entry.id, link: entry.link, title: name, picture: portrait?.picture(focus) } : undefined
}

/** Returns the biography of a person without a page as plain text, for the card. */
function biographyOf({ biography }: Values<typeof personModel>): LocalizedText | undefined {
  const text = biography && plainTextOf(biography.document)
  return text ? { text, ...(biography.locale ? { locale: biography.locale } : {}) } : undefined
}

/** Returns every person that matches, by name. The result includes people that lists of the content's language must not show. */
export async function people(content: Content, query: Query = {}): Promise<Entry[]> {
  const found = await content.all({ content_type: 'person', include: 1, ...query })
  const { compare } = formats(content.locale)
  return found.filter((entry) => entry.text('name') !== undefined).toSorted((one, other) => compare(one.text('name') ?? '', other.text('name') ?? ''))
}

/** Returns the cards of people, at most `limit`. */
export function personCards(entries: readonly Entry[], limit: number): CardOf<'person'>[] {
  return present(
    entries
      .filter((entry) => entry.isListedIn(entry.content.locale))
      .slice(0, limit)
      .map(personCard),
  )
}
