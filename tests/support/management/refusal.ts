import type { Json, JsonObject } from 'contentful-emulator/json/json.ts'

/** An answer of the management API that says no, in Contentful's own form. */
export class Refusal extends Error {
  readonly status: number
  readonly body: JsonObject

  constructor(status: number, id: string, message: string, errors: readonly Json[] = []) {
    super(message)
    this.status = status
    this.body = { sys: { type: 'Error', id }, message, ...(errors.length > 0 ? { details: { errors } } : {}), requestId: `request-${status}` }
  }
}

export const notFound = (what: string) => new Refusal(404, 'NotFound', `The resource could not be found: ${what}`)
