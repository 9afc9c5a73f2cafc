import type { ContentfulClientApi } from 'contentful'
import type { Offer } from 'contentful-emulator/service.ts'
import type { MappedSpace } from 'content-mapping/mapped-space.ts'
import type { Expected } from '../following/expected.ts'
import type { AsOf } from '../preview/preview-session.ts'
import type { ContentChange } from './content-change.ts'
import type { Names } from './direct/names.server.ts'
import type { Line } from './line.server.ts'
import type { AssetSigner } from './protection/asset-signer.server.ts'

/** Reads a space. */
export interface SpaceReader {
  readonly space: { readonly id: string; readonly environment: string }
  /** The SDK. Its failures are `DeliveryError`s. */
  readonly client: ContentfulClientApi<undefined>
  /** The same without anything that is cached; if nothing is cached, it is `client`. */
  readonly fresh?: ContentfulClientApi<undefined>
  /** The same for questions that nobody waits for after `signal` has aborted. */
  within(signal: AbortSignal): ContentfulClientApi<undefined>
  /** The names of entries, if the source keeps them; the service is asked otherwise. */
  readonly names?: Names
  /** What pages are read on. */
  readonly line: Line
  /** Returns how the space is shown if its content types are not the site's. */
  mapped?(): MappedSpace | undefined
  /** Says in a sentence why answers may be old, if they may be. */
  standing?(): string | undefined
  /** Returns the same space with what is not published yet. Absent if the site may not read that. */
  drafts?(asOf: AsOf): Promise<ContentSource>
  /** Returns a number that changes with the content. Absent if the source cannot tell. */
  revision?(): number
}

/** Follows the changes of a space. */
export interface SpaceFollower {
  /** Listens to each change, once the source answers with it. Returns a function that ends that. */
  onChange(listener: (change: ContentChange) => void): () => void
  /** Looks at once for changes, because someone reports one, and again until the source shows what is `expected`. Returns whether it already does. */
  told?(expected?: Expected): boolean
  /** Ends all requests. Resolves when what the source keeps is on disk. */
  close?(): Promise<void>
}

/** Serves the pictures and files of a space. */
export interface SpaceMedia {
  /** Returns the address of a picture or file, as the API gave it, in the form that all browsers read alike; `undefined` if it is not of this source. */
  mediaUrl(url: string): string | undefined
  /** Tells whether the file at an address of `mediaUrl` takes no parameters of the Images API. */
  readonly isAsIs?: (url: string) => boolean
  /** Signs addresses of protected pictures and files, as `mediaUrl` returns them. */
  readonly signer: AssetSigner
  /** Fetches a picture or file by the address that `mediaUrl` returned. */
  fetchMedia(url: string, signal: AbortSignal): Promise<Response>
  /** Answers a request below MEDIA_PATH with a file, or a picture as it is offered. Only the embedded service has its own. */
  readonly serveMedia?: (request: Request, isOffered: Offer) => Promise<Response>
}

/** The source of the content: it reads a space, follows it, and serves its media. */
export interface ContentSource extends SpaceReader, SpaceFollower, SpaceMedia {}
