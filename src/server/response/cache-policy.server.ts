import { cdnControl } from '../page-cache/cdn.server.ts'

/** Policy for the caches between the site and a visitor. */
interface Policy {
  readonly control: string
  /** A CDN may cache the response if one that supports purging is configured. */
  readonly atCdn?: true
}

const ALWAYS_REQUESTED = 'public, max-age=0, must-revalidate'
const FOR_AN_HOUR = 'public, max-age=3600'
const FOR_A_YEAR = 'public, max-age=31536000'
const NEVER = 'no-store'

/** Cache policy of each kind of response. No other module sets `Cache-Control`. */
const POLICIES = {
  /** Browsers always revalidate and get 304 if the page is unchanged, so that changes by editors are visible at once. */
  page: { control: ALWAYS_REQUESTED, atCdn: true },
  /** The response at this URL differs between visitors. */
  negotiatedPage: { control: 'private, max-age=0, must-revalidate' },
  /** Only the browser may cache a result page, for going back. */
  search: { control: 'private, max-age=0, must-revalidate' },
  /** Suggestions while typing: users delete characters and type them again. */
  suggestions: { control: 'private, max-age=60' },
  /** A part of the page failed to render. */
  incompletePage: { control: NEVER },
  /** Server function calls from the site’s own scripts. CDNs ignore the headers that distinguish these calls. */
  call: { control: ALWAYS_REQUESTED },
  /** Drafts, visible to one editor. */
  preview: { control: NEVER },
  sitemap: { control: ALWAYS_REQUESTED, atCdn: true },
  /** If editors rename a page and rename it back, two cached redirects would form a loop. */
  redirectPermanent: { control: ALWAYS_REQUESTED },
  redirectTemporary: { control: NEVER },
  /** The file name changes with the content. */
  asset: { control: `${FOR_A_YEAR}, immutable` },
  /** The file name does not change with the content: `public/`, robots.txt, web manifest, icons. */
  file: { control: FOR_AN_HOUR },
  /** An image or file of the content. A new upload has another URL. */
  media: { control: FOR_A_YEAR },
  /** A media file with a signed URL. */
  protectedMedia: { control: 'private, max-age=60' },
  /** Redirect to the signed URL of a public file. Expires before the signature. */
  signedAddress: { control: 'public, max-age=600' },
  /** The page may be published at any moment. */
  notFound: { control: NEVER },
  error: { control: NEVER },
  /** One line of text for clients other than browsers: probes, refusals. */
  message: { control: NEVER },
} as const satisfies Record<string, Policy>

export type CachePolicy = keyof typeof POLICIES

/** Returns the headers of a cache policy. */
export function cacheHeaders(name: CachePolicy): Readonly<Record<string, string>> {
  const policy: Policy = POLICIES[name]
  return { 'Cache-Control': policy.control, ...(policy.atCdn && cdnControl()) }
}

/** Sets the headers of a cache policy and removes those of the previous policy. */
export function setCachePolicy(headers: Headers, name: CachePolicy): void {
  for (const header of Object.keys(cdnControl() ?? {})) headers.delete(header)
  for (const [header, value] of Object.entries(cacheHeaders(name))) headers.set(header, value)
}

/** Removes the permission for CDNs to cache a response that will change in a moment. Browsers revalidate it anyway. */
export function keepFromCdn(headers: Headers): void {
  for (const [header, value] of Object.entries(cdnControl() ?? {})) {
    if (headers.get(header) !== value) continue
    if (header === 'Cache-Control') headers.set(header, ALWAYS_REQUESTED)
    else headers.delete(header)
  }
}

/** Returns whether caches may store a response. Without `Cache-Control` they may not. */
export function isCacheable(headers: Headers): boolean {
  const control = headers.get('Cache-Control')
  return control !== null && control !== NEVER
}

/** Returns the cache policy of a response by its status. `promised` is the policy that its URL stands for. */
export function policyOf(status: number, promised: CachePolicy): CachePolicy {
  if (status >= 400) return status === 404 || status === 410 ? 'notFound' : 'error'
  if (status < 300 || status === 304 || promised === 'file') return promised
  // Redirects that depend on a visitor’s permission use 303.
  if (status === 307 && promised === 'signedAddress') return promised
  if (status === 301 || status === 308) return promised === 'negotiatedPage' ? promised : 'redirectPermanent'
  return 'redirectTemporary'
}
