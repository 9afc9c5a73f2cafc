import { fromJSON, toJSON } from 'seroval'
import { z } from 'zod'

/** Payload of pages: a few short named values. */
const payloadSchema = z.strictObject({ data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).optional()) })

/**
 * Returns the key of a server function call in the page cache, or `undefined` if the call is not cached. The key is the canonical spelling:
 * equivalent calls may differ in the order and the escapes of the payload, and in other parameters.
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
