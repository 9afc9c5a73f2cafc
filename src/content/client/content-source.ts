import type { ContentfulClientApi } from 'contentful'
import type { JsonObject } from 'contentful-emulator/json/json.ts'
import type { Offer } from 'contentful-emulator/service.ts'
import type { Resource } from 'contentful-emulator/space/resources.ts'
import type { MappedSpace } from 'content-mapping/mapped-space.ts'
import type { Expected } from '../following/expectations.server.ts'
import type { AsOf } from '../preview/preview-session.ts'
import type { ContentChange } from './content-change.ts'
import type { Names } from './direct/names.server.ts'
import type { ServiceConnection } from './service-connection.server.ts'
import type { AssetSigner } from './protection/asset-signer.server.ts'

/** Published content before a mapping converts it, in the form of the Delivery API with all locales. */
export interface StoredContent {
  readonly contentTypes: readonly JsonObject[]
  readonly locales: readonly JsonObject[]
  readonly resources: Iterable<Resource>
}

/** Reads a space. */
export interface SpaceReader {
  readonly space: { readonly id: string; readonly environment: string }
  /** The SDK. It throws `DeliveryError`. */
  readonly client: ContentfulClientApi<undefined>
  /** The same client without any cache. Absent if nothing is cached. */
  readonly fresh?: ContentfulClientApi<undefined>
  /** Returns the same client for requests that are dropped when `signal` aborts. */
  within(signal: AbortSignal): ContentfulClientApi<undefined>
  /** Index of slugs, if the source has one. Without an index, the service is queried. */
  readonly names?: Names
  /** Runs the reading of a page with a deadline. */
  readonly connection: ServiceConnection
  /** Returns how the space is shown if its content types are not the site's. */
  mapped?(): MappedSpace | undefined
  /** Returns the published content as the space stores it. Absent if the source stores no content. */
  stored?(): StoredContent
  /** Returns a sentence on why answers may be outdated, or `undefined` if they are current. */
  state?(): string | undefined
  /** Returns the same space with drafts. Absent if the site has no access to drafts. */
  drafts?(asOf: AsOf): Promise<ContentSource>
  /** Returns a number that changes with the content. Absent if the source cannot detect changes. */
  revision?(): number
}

/** Follows the changes of a space. */
export interface SpaceFollower {
  /** Calls `listener` after each change, once the source answers with the new content. Returns a function that removes the listener. */
  onChange(listener: (change: ContentChange) => void): () => void
  /** Polls for changes at once, and again until the source has the `expected` content. Returns whether the source already has it. */
  notify?(expected?: Expected): boolean
  /** Ends all requests. Resolves when the state of the source is on disk. */
  close?(): Promise<void>
}

/** Serves the pictures and files of a space. */
export interface SpaceMedia {
  /** Returns the normalized address of a picture or file that the API delivered, or `undefined` if the file is not of this source. */
  mediaUrl(url: string): string | undefined
  /** Returns whether the file at an address of `mediaUrl` accepts no parameters of the Images API. */
  readonly isAsIs?: (url: string) => boolean
  /** Signs addresses of protected pictures and files, as `mediaUrl` returns them. */
  readonly signer: AssetSigner
  /** Fetches a picture or file by the address that `mediaUrl` returned. */
  fetchMedia(url: string, signal: AbortSignal): Promise<Response>
  /** Answers a request below `MEDIA_PATH` with a file or with a picture in an offered size. Only the embedded service has this function. */
  readonly serveMedia?: (request: Request, isOffered: Offer) => Promise<Response>
}

/** The source of the content: it reads a space, follows it, and serves its media. */
export interface ContentSource extends SpaceReader, SpaceFollower, SpaceMedia {}
