/** What the query of a listing's address may say. */
interface ListSearch {
  /** Slug of the topic that its entries are about. */
  readonly topic?: string | undefined
  /** Of events: `2027-03`. */
  readonly month?: string | undefined
  /** Of events: those that are over. */
  readonly past?: 1 | undefined
  readonly page?: number | undefined
}

/** Read the query of a listing's address; what makes no sense there is left out. */
export function listSearch({ topic, month, past, page }: Record<string, unknown>): ListSearch {
  const number = Number(page)
  return {
    topic: text(topic),
    month: text(month),
    past: String(past) === '1' ? 1 : undefined,
    page: Number.isInteger(number) && number > 1 ? number : undefined,
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
