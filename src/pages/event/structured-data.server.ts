import type { Event, Offer } from 'schema-dts'
import { addressOf, organizationId, targetAddress } from '#app/seo/structured-data/addresses.server.ts'
import { imageOf } from '#app/seo/structured-data/image-object.server.ts'
import { postalAddress } from '#app/seo/structured-data/postal-address.server.ts'
import type { About } from '#app/seo/structured-data/page-graph.server.ts'
import type { SiteFacts } from '#app/seo/structured-data/site-facts.ts'
import type { EventPage } from './page.ts'
import { priceIn } from './price.server.ts'

/** Describes an event. Search engines accept only events with an address. Without one, the page is described as a page. */
export function aboutEvent(page: EventPage, { name, organization }: SiteFacts): About {
  const { locale, title, summary, dates, venue, location, body } = page
  const address = page.address ?? organization?.address
  const language = body?.locale ?? title.locale ?? locale
  if (!address) return { language, picture: page.picture }
  const mainId = `${addressOf(page)}#event`
  const event: Event = {
    '@type': 'Event',
    '@id': mainId,
    name: title.text,
    description: summary?.text,
    url: addressOf(page),
    image: imageOf(page, page.picture),
    startDate: dates.start.iso,
    endDate: dates.end?.iso,
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      name: (venue ?? organization?.name ?? name).text,
      address: postalAddress(address),
      geo: location && { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    },
    organizer: { '@id': organizationId() },
    offers: offerOf(page),
    inLanguage: language,
  }
  return { language, mainId, things: [event] }
}

/** Describes the ticket offer: the booking address or else the page, and the price if the text contains one. */
function offerOf(page: EventPage): Offer | undefined {
  const price = page.price && priceIn(page.price.text, page.locale)
  return page.booking || price ? { '@type': 'Offer', url: page.booking ? targetAddress(page.booking) : addressOf(page), ...price } : undefined
}
