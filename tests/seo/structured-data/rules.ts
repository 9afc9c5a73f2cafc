import { z } from 'zod'

/** The properties that search engines document as required, and the documented form of the site's other properties. No other property is allowed. */
const text = z.string().trim().min(1)
const address = z.url({ protocol: /^https?$/ })
/** A date, or a time with its offset. */
const date = z.string().regex(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/)
const language = z.string().refine((tag) => Intl.getCanonicalLocales(tag)[0] === tag, 'is no language tag')
const reference = z.strictObject({ '@id': address })
const postal = z
  .strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: text.optional(),
    postalCode: text.optional(),
    addressLocality: text.optional(),
    addressCountry: text.optional(),
  })
  .refine(({ streetAddress, addressLocality }) => streetAddress !== undefined || addressLocality !== undefined, 'is empty')
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
const day = z.iso.date()
const WEEKDAY = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
const hours = z
  .strictObject({
    '@type': z.literal('OpeningHoursSpecification'),
    dayOfWeek: z.array(WEEKDAY).min(1).optional(),
    opens: clock,
    closes: clock,
    validFrom: day.optional(),
    validThrough: day.optional(),
  })
  .refine(({ dayOfWeek, validFrom }) => dayOfWeek !== undefined || validFrom !== undefined, 'names neither weekdays nor dates')
  .refine(({ validFrom = '', validThrough = '' }) => validFrom <= validThrough, 'ends before it begins')

const image = z.strictObject({
  '@type': z.literal('ImageObject'),
  '@id': address,
  url: address,
  width: z.string().regex(/^[1-9]\d* px$/),
  height: z.string().regex(/^[1-9]\d* px$/),
  caption: text.optional(),
  inLanguage: language.optional(),
})
const author = z.strictObject({ '@type': z.literal('Person'), '@id': address.optional(), name: text, url: address.optional() })
const list = z.strictObject({
  '@type': z.literal('ItemList'),
  name: text.optional(),
  itemListElement: inOrder(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), url: address })),
})

const page = z.strictObject({
  '@type': z.enum(['WebPage', 'CollectionPage', 'ProfilePage']),
  '@id': address,
  url: address,
  name: text,
  description: text.optional(),
  inLanguage: language,
  isPartOf: reference,
  breadcrumb: reference.optional(),
  primaryImageOfPage: image.optional(),
  dateModified: date.optional(),
  mainEntity: z.union([reference, z.array(list).min(1)]).optional(),
})
const website = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': address,
  url: address,
  name: text,
  inLanguage: language,
  description: text.optional(),
  publisher: reference,
  potentialAction: z
    .strictObject({
      '@type': z.literal('SearchAction'),
      target: z.object({ urlTemplate: z.string().includes('{search_term_string}') }),
      'query-input': z.literal('required name=search_term_string'),
    })
    .optional(),
})
const organization = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': address,
  name: text,
  url: address,
  logo: address,
  address: postal.optional(),
  email: text.optional(),
  telephone: text.optional(),
  sameAs: z.array(address).min(1).optional(),
  location: z.strictObject({ '@type': z.literal('Place'), address: postal.optional(), openingHoursSpecification: z.array(hours).min(1) }).optional(),
})
const breadcrumb = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  '@id': address,
  itemListElement: inOrder(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address })).refine(({ length }) => length > 1),
})
const article = z.strictObject({
  '@type': z.literal('Article'),
  '@id': address,
  headline: text,
  description: text.optional(),
  image: z.union([image, address]).optional(),
  datePublished: date.optional(),
  dateModified: date.optional(),
  author: z.union([z.array(author).min(1), reference]),
  publisher: reference,
  about: z.array(z.strictObject({ '@type': z.literal('Thing'), name: text, url: address })),
  inLanguage: language,
})
const event = z.strictObject({
  '@type': z.literal('Event'),
  '@id': address,
  name: text,
  description: text.optional(),
  url: address,
  image: z.union([image, address]).optional(),
  startDate: date,
  endDate: date.optional(),
  eventStatus: z.literal('https://schema.org/EventScheduled'),
  location: z.strictObject({
    '@type': z.literal('Place'),
    name: text,
    address: postal,
    geo: z.strictObject({ '@type': z.literal('GeoCoordinates'), latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).optional(),
  }),
  organizer: reference,
  offers: z
    .strictObject({
      '@type': z.literal('Offer'),
      url: address,
      price: z
        .string()
        .regex(/^\d+(?:\.\d{1,2})?$/)
        .optional(),
      priceCurrency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .optional(),
    })
    .refine(({ price, priceCurrency }) => (price === undefined) === (priceCurrency === undefined), 'names a price without its currency')
    .optional(),
  inLanguage: language,
})
const person = z.strictObject({ '@type': z.literal('Person'), '@id': address, name: text, url: address, jobTitle: text.optional(), image: image.optional() })
const terms = z.strictObject({
  '@type': z.literal('DefinedTermSet'),
  '@id': address,
  name: text,
  inLanguage: language,
  hasDefinedTerm: z.array(z.strictObject({ '@type': z.literal('DefinedTerm'), '@id': address, name: text, description: text, inLanguage: language })).min(1),
})

/** The graph of a page. Every referenced id must belong to one of its nodes. */
export const graphSchema = z
  .strictObject({
    '@context': z.literal('https://schema.org'),
    '@graph': z.array(z.discriminatedUnion('@type', [page, website, organization, breadcrumb, article, event, person, terms])),
  })
  .superRefine((graph, context) => {
    const ids = graph['@graph'].map((part) => part['@id'])
    if (new Set(ids).size < ids.length) context.addIssue(`names two parts alike: ${ids.join(', ')}`)
    for (const used of referencesIn(graph)) if (!ids.includes(used)) context.addIssue(`speaks of ${used}, which it does not describe`)
  })

/** Extracts the graph of a page from its HTML. Throws if there is not exactly one. */
export function graphOf(html: string): unknown {
  const found = [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(([, json = '']) => json)
  if (found.length !== 1) throw new Error(`There are ${found.length} graphs.`)
  return JSON.parse(found[0] ?? '')
}

function inOrder<T extends z.ZodType<{ position: number }>>(item: T) {
  return z
    .array(item)
    .min(1)
    .refine((items) => items.every(({ position }, index) => position === index + 1), 'is not counted from 1')
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const parsed = reference.safeParse(value)
  return parsed.success ? [parsed.data['@id']] : Object.values(value).flatMap(referencesIn)
}
