/** One entry of the fixtures for each page type with a listing, by content type. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  story: 'story-seeing',
  event: 'event-apophis-2029',
  topic: 'topic-moon',
  person: 'person-salma-haddad',
}
