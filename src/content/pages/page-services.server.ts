import { AsyncLocalStorage } from 'node:async_hooks'
import type { NestedPlace, Place } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Content, Entry } from '../content.ts'
import type { NotFoundSuggestions } from '../view/no-page.ts'
import type { FocalPoint } from '../view/picture.ts'

/** Content of a picture for shared links to a page. */
export interface ShareDrawing {
  readonly locale: Locale
  readonly title: string
  readonly siteName: string
  /** Picture of the page, with its address at the source. */
  readonly picture?: { readonly url: string; readonly focalPoint: FocalPoint; readonly isDrawing?: boolean }
}

/** State of the purges at the CDN, of this process. */
export interface CdnStatus {
  /** Number of accepted and of failed requests. */
  readonly purges: number
  readonly failures: number
  /** Number of tags that wait for a purge. */
  readonly waiting: number
  /** Time of the last accepted purge. */
  readonly last: Date | undefined
  /** Milliseconds from the change to the end of its purge. */
  readonly delayMs: number | undefined
  /** The present problem, in English. */
  readonly fault: string | undefined
}

/** State of a node of the site, as its last heartbeat reported it. */
export interface NodeFacts {
  readonly name: string
  /** Time of the last change that a node has reported, and that this node has handled. By the clock of Redis, so that nodes can be compared. */
  readonly shownUntil: Date | undefined
  /** Number of reported changes that this node does not show yet. */
  readonly waiting: number
  /** Median of the milliseconds from publishing until this node showed a change. */
  readonly lagMs: number | undefined
  /** Accepted and failed requests to the CDN; `undefined` if the site purges none. */
  readonly purges: number | undefined
  readonly failures: number | undefined
}

/** Services of features for the pages of a request. Pages work without absent services. */
export interface PageServices {
  /** Returns pages that the visitor may have meant by a path without a page. `entry` has a page there in other languages. */
  suggestForMissing?(content: Content, path: string, entry?: Entry): Promise<NotFoundSuggestions | undefined>
  /** Returns the absolute address of a drawing for a page, or `undefined` if it cannot be drawn. */
  offerDrawing?(place: Place, drawing: ShareDrawing): string | undefined
  /** The page about the state of the content, for editors. */
  readonly healthPage?: NestedPlace
  /** Whether editors can create links with which the press reads protected files. */
  readonly makesPressLinks?: boolean
  /** Returns the state of the purges, or `undefined` if the site purges no CDN. */
  cdnStatus?(): CdnStatus | undefined
  /** Returns the state of all nodes, this one first. Empty if they share nothing. */
  nodes?(): readonly NodeFacts[]
  /** Returns a script that the document contains inline, after those of the site. */
  documentScript?(): string | undefined
  /** Returns the path of the Markdown alternate of a page, or `undefined` if the page has none. */
  markdownPathOf?(path: string): string | undefined
  /** Whether the redirects of the address form a loop, so that a page explains it instead of redirecting again. */
  readonly isLoop?: boolean
}

const current = new AsyncLocalStorage<PageServices>()

/** Answers a request whose pages use these services. */
export function withPageServices<T>(services: PageServices, work: () => T): T {
  return current.run(services, work)
}

/** Returns the services for the pages of the current request. */
export function pageServices(): PageServices {
  return current.getStore() ?? {}
}
