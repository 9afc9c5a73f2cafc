import { fromJSON, toJSON } from 'seroval'
import { z } from 'zod'

/** What pages ask for: a few short values by name. */
const payloadSchema = z.strictObject({ data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).optional()) })

/**
 * Returns the one spelling of a call of a server function, as the page cache names its answer; `undefined` for calls that
 * are not stored. Spellings of one call differ in the order and the escapes of the payload, and in parameters besides it.
 */
export function callKey({ pathname, searchParams }: URL): string | undefined {
  const payload = payloadOf(searchParams.get('payload') ?? '')
  if (!payload) return undefined
  const data = Object.entries(payload.data)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === 'string' ? value.normalize('NFC') : value] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${pathname}?${new URLSearchParams({ payload: JSON.stringify(toJSON({ data: Object.fromEntries(data) })) })}`
}

function payloadOf(text: string): z.output<typeof payloadSchema> | undefined {
  try {
    return payloadSchema.safeParse(fromJSON(JSON.parse(text), { plugins: [] })).data
  } catch {
    return undefined
  }
}
