import type { Json } from '../json/json.ts'
import type { Parameters } from '../query/parameters.ts'

/** A request to the API, over HTTP or from the SDK in the same process. */
export interface ApiRequest {
  readonly method: string
  /** The path as sent, with its percent escapes. */
  readonly path: string
  readonly parameters: Parameters
  /** Length of path and query as sent. */
  readonly uriLength: number
  /** The requested host, which distinguishes the Delivery API from the Preview API. */
  readonly host: string
  /** Origin of links back to the API, such as `https://cdn.contentful.com`. */
  readonly origin: string
  readonly header: (name: string) => string | undefined
  readonly body: string | undefined
  /** Converts the address of an asset file to one that the client can reach. `isStored` is true if the service stores the file. */
  readonly assetUrl: (url: string, isStored: boolean) => string
}

export interface ApiAnswer {
  readonly status: number
  /** Shares values with the index: copy it before passing it to code that may change it. */
  readonly body: Json
  readonly headers: Readonly<Record<string, string>>
}

export const DELIVERY_TYPE = 'application/vnd.contentful.delivery.v1+json'
export const MANAGEMENT_TYPE = 'application/vnd.contentful.management.v1+json'
export const TAXONOMY_TYPE = 'application/json; charset=utf-8'
