import type { ContentfulClientApi } from 'contentful'
import type { Offer } from 'contentful-emulator/service.ts'
import type { MappedSpace } from 'content-mapping/mapped-space.ts'
import type { Expected } from '../following/expected.ts'
import type { AsOf } from '../preview/preview-session.ts'
import type { ContentChange } from './content-change.ts'
import type { Names } from './direct/names.server.ts'
import type { Line } from './line.server.ts'
import type { AssetSigner } from './protection/asset-signer.server.ts'

/** What answers the Delivery API, and where its pictures come from. */
export interface ContentSource {
  /** The space it speaks for. */
  readonly space: { readonly id: string; readonly environment: string }
  /** The SDK; what goes wrong is a `DeliveryError`. */
  readonly client: ContentfulClientApi<undefined>
  /** The same past all that is kept and known, for who wants to know how it stands; where nothing is kept it is `client`. */
  readonly fresh?: ContentfulClientApi<undefined>
  /** The same for questions that nobody waits for once `signal` has aborted. */
  within(signal: AbortSignal): ContentfulClientApi<undefined>
  /** What entries are called, where the source keeps that; the service is asked otherwise. */
  readonly names?: Names
  /** What pages are read on. */
  readonly line: Line
  /** How the space is shown where its content types are not the site's. */
  mapped?(): MappedSpace | undefined
  /** Where what is answered may be old: why, in a sentence. */
  standing?(): string | undefined
  /** The same space with what is not published yet; nothing where the site may not read it. */
  drafts?(asOf: AsOf): Promise<ContentSource>
  /** Look at once what changed, for somebody says that something did, and again until it shows what is `expected`; tells whether it does already. */
  told?(expected?: Expected): boolean
  /** Changes when the content does; nothing where the source cannot tell. */
  revision?(): number
  /** Hear of every change, once it is what the source answers. Gives the function that ends it. */
  onChange(listener: (change: ContentChange) => void): () => void
  /** Ask no more; settles when what was read is on disk, where it is kept there. */
  close?(): Promise<void>
  /** Turn the address of a picture or file, as the API gave it, into one that every browser understands alike; nothing where it is not this source's. */
  mediaUrl(url: string): string | undefined
  /** Tell whether what is at an address that `mediaUrl` gave is served as it is: it takes no parameters of the Images API. */
  readonly isAsIs?: (url: string) => boolean
  /** Signs the addresses of protected pictures and files, as `mediaUrl` gave them. */
  readonly signer: AssetSigner
  /** Fetch a picture or file by the address that `mediaUrl` gave. */
  fetchMedia(url: string, signal: AbortSignal): Promise<Response>
  /** Answer a request below MEDIA_PATH with a file, or a picture as it is offered; only the embedded service has any of its own. */
  readonly serveMedia?: (request: Request, isOffered: Offer) => Promise<Response>
}
