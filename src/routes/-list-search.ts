interface PageSearch {
  readonly page?: number | undefined
}

/** What the query of a listing's address may say. */
interface ListSearch extends PageSearch {
  /** Slug of the topic that its entries are about. */
  readonly topic?: string | undefined
  /** Of events: `2027-03`. */
  readonly month?: string | undefined
  /** Of events: `1` for those that are over. */
  readonly past?: string | undefined
}

/** Read which page of a list is asked for; what is no further page is left out. */
export function pageSearch({ page }: Record<string, unknown>): PageSearch {
  const number = Number(page)
  return { page: Number.isInteger(number) && number > 1 ? number : undefined }
}

/** Read the query of a listing's address; what makes no sense there is left out. */
export function listSearch({ topic, month, past, ...others }: Record<string, unknown>): ListSearch {
  return { ...pageSearch(others), topic: text(topic), month: text(month), past: text(past) }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
