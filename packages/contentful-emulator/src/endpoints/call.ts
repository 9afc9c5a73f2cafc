import type { ApiRequest } from '../http/api-request.ts'
import { notFound, type ApiError } from '../http/errors.ts'
import type { Json } from '../json/json.ts'
import type { Parameters } from '../query/parameters.ts'
import type { AnsweringSpace } from '../space/answering-space.ts'
import type { SpaceView } from '../space/space-view.ts'

/** An authorized request for a known space. */
export interface Call {
  readonly request: ApiRequest
  readonly space: AnsweringSpace
  readonly view: SpaceView
  /** Without the access token. */
  readonly parameters: Parameters
  /** The id in the path, if the endpoint has one. */
  readonly id: string
  /** Scheme, host and path up to the endpoint's name, as in the request. */
  readonly base: string
  /** Whether the path names the environment. If it does not, addresses and errors in the response do not name it either. */
  readonly namesEnvironment: boolean
}

/** A response body. `contentType` is set only if it differs from the default. */
export interface Reply {
  readonly body: Json
  readonly headers?: Readonly<Record<string, string>>
}

/** Returns the function that converts the address of an asset file in the export to the address to deliver. */
export function assetUrlFor({ request, space, view }: Pick<Call, 'request' | 'space' | 'view'>): (url: string) => string {
  return (url) => request.assetUrl(space.shownUrl(url, view.api), space.isStored(url))
}

/** Creates the error for an unknown id. Its details name the environment only if the path does. */
export function unknownResource(type: string, { id, space, namesEnvironment }: Pick<Call, 'id' | 'space' | 'namesEnvironment'>): ApiError {
  return notFound({ type, id, ...(namesEnvironment && { environment: space.environment }), space: space.spaceId })
}

export type Endpoint = (call: Call) => Reply
