import type { Json } from '../json/json.ts'
import type { Parameters } from '../query/parameters.ts'

/** A request to the API, however it came: over HTTP or from the SDK in the same process. */
export interface ApiRequest {
  readonly method: string
  /** The path as it was sent, still escaped. */
  readonly path: string
  readonly parameters: Parameters
  /** Length of path and query as they were sent. */
  readonly uriLength: number
  /** The host that was asked, to tell the Delivery from the Preview API. */
  readonly host: string
  /** Where links back to the API begin, such as `https://cdn.contentful.com`. */
  readonly origin: string
  readonly header: (name: string) => string | undefined
  readonly body: string | undefined
  /** Turn the address of an asset file into the one the asker can reach; the service may have the file at hand or not. */
  readonly assetUrl: (url: string, isAtHand: boolean) => string
}

export interface ApiAnswer {
  readonly status: number
  /** Shares values with the index: copy it before you hand it to code that may change it. */
  readonly body: Json
  readonly headers: Readonly<Record<string, string>>
}

export const DELIVERY_TYPE = 'application/vnd.contentful.delivery.v1+json'
export const MANAGEMENT_TYPE = 'application/vnd.contentful.management.v1+json'
export const TAXONOMY_TYPE = 'application/json; charset=utf-8'
