import type { Json, JsonObject } from 'contentful-emulator/json/json.ts'

/** An error response of the management API, in Contentful's format. */
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
