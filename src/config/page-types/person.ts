import { pageQuery, PER_PAGE, type PageTypeAddress } from './page-type.ts'

export const person = {
  listing: 'people',
  listingQuery: pageQuery,
  query: pageQuery,
  intro: 'peopleIntro',
  limits: { peoplePerPage: [...PER_PAGE, 48] },
  isAuthor: true,
} as const satisfies PageTypeAddress
