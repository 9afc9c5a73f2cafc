import { flag, furtherPage, given, PER_PAGE, text, type PageTypeAddress, type Query } from './page-type.ts'

export const story = {
  listing: 'stories',
  /** `reversed`: `1` for the oldest stories first. */
  listingQuery: ({ topic, reversed, page }: Query) => given({ topic: text(topic), reversed: flag(reversed), page: furtherPage(page) }),
  intro: 'storiesIntro',
  limits: { storiesPerPage: [...PER_PAGE, 9], relatedStories: [0, Infinity, 3] },
} as const satisfies PageTypeAddress
