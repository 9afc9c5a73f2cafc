import type { ApiRequest } from '../http/api-request.ts'
import { notFound, type ApiError } from '../http/errors.ts'
import type { Json } from '../json/json.ts'
import type { Parameters } from '../query/parameters.ts'
import type { AnsweringSpace } from '../space/answering-space.ts'
import type { SpaceView } from '../space/space-view.ts'

/** A request that has been let in and belongs to a known space. */
export interface Call {
  readonly request: ApiRequest
  readonly space: AnsweringSpace
  readonly view: SpaceView
  /** Without the access token. */
  readonly parameters: Parameters
  /** The id in the path, if the endpoint has one. */
  readonly id: string
  /** Scheme, host and path up to the endpoint's name, in the form that was asked with. */
  readonly base: string
  /** Whether the path names the environment. The short path does not, and answers to it neither. */
  readonly namesEnvironment: boolean
}

/** The body of an answer; a content type only where it is not the usual one. */
export interface Reply {
  readonly body: Json
  readonly headers?: Readonly<Record<string, string>>
}

/** Give the function that turns the address of an asset file, as it stands in the export, into the one to deliver. */
export function assetUrlFor({ request, space, view }: Pick<Call, 'request' | 'space' | 'view'>): (url: string) => string {
  return (url) => request.assetUrl(space.shownUrl(url, view.api), space.isAtHand(url))
}

/** Refuses the id of a call, with details in the form of the path that was asked. */
export function unknownResource(type: string, { id, space, namesEnvironment }: Pick<Call, 'id' | 'space' | 'namesEnvironment'>): ApiError {
  return notFound({ type, id, ...(namesEnvironment && { environment: space.environment }), space: space.spaceId })
}

export type Endpoint = (call: Call) => Reply
