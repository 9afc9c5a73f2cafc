import { flag, furtherPage, given, text, type PageTypeAddress, type Query } from './page-type.ts'

export const event = {
  listing: 'events',
  /** `month`: `2027-03`; `past`: those that are over. */
  listingQuery: ({ topic, month, past, page }: Query) => given({ topic: text(topic), month: text(month), past: flag(past), page: furtherPage(page) }),
} as const satisfies PageTypeAddress
