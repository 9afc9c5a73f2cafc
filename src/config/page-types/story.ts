import { furtherPage, given, text, type PageTypeAddress, type Query } from './page-type.ts'

export const story = {
  listing: 'stories',
  listingQuery: ({ topic, page }: Query) => given({ topic: text(topic), page: furtherPage(page) }),
} as const satisfies PageTypeAddress
