import type { Entry } from '#app/content/content.ts'
import { reportContent } from '#app/content/reading/report.server.ts'
import type { Card } from './cards.tsx'
import { event } from './event/page-type.server.ts'
import { genericPage } from './generic-page/page-type.server.ts'
import { page } from './page/page-type.server.ts'
import type { ListedTypeOnServer, PageTypeOnServer } from './page-type.server.ts'
import { person } from './person/page-type.server.ts'
import { story } from './story/page-type.server.ts'
import { isPageType, type ListedType, type PageType } from '#app/config/page-types/table.ts'
import { topic } from './topic/page-type.server.ts'
import { ownPageTypesOnServer } from '#own/page-types.server.gen.ts'

const types = {
  page,
  story,
  event,
  topic,
  person,
  genericPage,
  ...ownPageTypesOnServer,
}
/** Type of the table with the specific fields of each page type. */
export type PageTypesOnServer = typeof types
/** Server part of the table of page types. */
export const pageTypesOnServer: { readonly [T in PageType]: T extends ListedType ? ListedTypeOnServer<T> : PageTypeOnServer<T> } = types

/** Returns the card of an entry. Returns `undefined` and reports a problem for types without pages. */
export function card(entry: Entry): Card | undefined {
  if (isPageType(entry.type)) return pageTypesOnServer[entry.type].card(entry)
  reportContent({ entry: entry.id, problem: `is a ${entry.type}, which has no page; it is left out` })
  return undefined
}
