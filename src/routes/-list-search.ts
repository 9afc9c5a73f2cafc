interface PageSearch {
  readonly page?: number
}

/** What the query of a listing's address may say. */
interface ListSearch extends PageSearch {
  /** Slug of the topic that its entries are about. */
  readonly topic?: string
  /** Of events: `2027-03`. */
  readonly month?: string
  /** Of events: `1` for those that are over. */
  readonly past?: string
}

/** Read which page of a list is asked for; what is no further page is left out, or the address would be corrected without an end. */
export function pageSearch({ page }: Record<string, unknown>): PageSearch {
  const number = Number(page)
  return Number.isInteger(number) && number > 1 ? { page: number } : {}
}

/** Read the query of a listing's address; what makes no sense there is left out. */
export function listSearch({ page, topic, month, past }: Record<string, unknown>): ListSearch {
  return { ...pageSearch({ page }), ...(isText(topic) && { topic }), ...(isText(month) && { month }), ...(isText(past) && { past }) }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

/** Of the query of an address, the router keeps also what no page knows: a page depends on what it knows alone. */
export const pageDeps = ({ search: { page } }: { readonly search: PageSearch }) => ({ page })

/** The same of a listing. */
export const listDeps = ({ search: { topic, month, past, page } }: { readonly search: ListSearch }) => ({ topic, month, past, page })
