import type { ApiRequest } from '../http/api-request.ts'
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

export type Endpoint = (call: Call) => Reply
