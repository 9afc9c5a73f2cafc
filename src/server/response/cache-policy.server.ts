import { cdnControl } from '../page-cache/cdn.server.ts'

/** A policy for the caches between the site and a visitor. */
interface Policy {
  /** `Cache-Control`. */
  readonly control: string
  /** A CDN in front may keep it, where the settings name one that can be purged. */
  readonly atCdn?: true
}

const ALWAYS_ASKED = 'public, max-age=0, must-revalidate'
const FOR_AN_HOUR = 'public, max-age=3600'
const FOR_A_YEAR = 'public, max-age=31536000'
const NEVER = 'no-store'

/** What caches may do with each kind of response. Nothing else in the site names a `Cache-Control`. */
const POLICIES = {
  /** A browser always asks, and gets 304 where it has the page already: what editors change is seen at once. */
  page: { control: ALWAYS_ASKED, atCdn: true },
  /** The same address is another page for another visitor. */
  negotiatedPage: { control: 'private, max-age=0, must-revalidate' },
  /** Another answer to each question: a browser that goes back has it, nobody else. */
  search: { control: 'private, max-age=0, must-revalidate' },
  /** What is suggested while a question is typed: letters are taken back and typed again. */
  suggestions: { control: 'private, max-age=60' },
  /** A part of it could not be rendered. */
  incompletePage: { control: NEVER },
  /** What a server function answers to the site's own scripts, by headers that a CDN does not look at. */
  call: { control: ALWAYS_ASKED },
  /** What one editor sees. */
  preview: { control: NEVER },
  sitemap: { control: ALWAYS_ASKED, atCdn: true },
  /** Editors rename a page and rename it back: two redirects that browsers keep would lead in a circle. */
  redirectPermanent: { control: ALWAYS_ASKED },
  redirectTemporary: { control: NEVER },
  /** Its name changes with its content. */
  asset: { control: `${FOR_A_YEAR}, immutable` },
  /** Keeps its name: what lies in `public/`, robots.txt, web manifest, icons under their usual names. */
  file: { control: FOR_AN_HOUR },
  /** A picture or file of the content: another upload has another address. */
  media: { control: FOR_A_YEAR },
  /** The same by a signed address. */
  protectedMedia: { control: 'private, max-age=60' },
  /** Where a file that must be signed for is for everybody: for less long than the signature holds. */
  signedAddress: { control: 'public, max-age=600' },
  /** It may be there in a moment, or again. */
  notFound: { control: NEVER },
  error: { control: NEVER },
  /** One line for programs: probes, refusals. */
  message: { control: NEVER },
} as const satisfies Record<string, Policy>

export type CachePolicy = keyof typeof POLICIES

/** Give the headers that tell caches what to do with a response. */
export function cacheHeaders(name: CachePolicy): Readonly<Record<string, string>> {
  const policy: Policy = POLICIES[name]
  return { 'Cache-Control': policy.control, ...(policy.atCdn && cdnControl()) }
}

/** Tell caches what to do with a response, whatever they were told before. */
export function setCachePolicy(headers: Headers, name: CachePolicy): void {
  for (const header of Object.keys(cdnControl() ?? {})) headers.delete(header)
  for (const [header, value] of Object.entries(cacheHeaders(name))) headers.set(header, value)
}

/** Removes what allows a CDN to keep a response: it will be another one in a moment. Browsers ask for it each time anyway. */
export function keepFromCdn(headers: Headers): void {
  for (const [header, value] of Object.entries(cdnControl() ?? {})) {
    if (headers.get(header) !== value) continue
    if (header === 'Cache-Control') headers.set(header, ALWAYS_ASKED)
    else headers.delete(header)
  }
}

/** Tell whether any cache may keep a response. What says nothing may not be kept. */
export function mayBeKept(headers: Headers): boolean {
  const control = headers.get('Cache-Control')
  return control !== null && control !== NEVER
}

/** Tell the kind of a response whose address promised another kind, by its status. */
export function policyOf(status: number, promised: CachePolicy): CachePolicy {
  if (status >= 400) return status === 404 || status === 410 ? 'notFound' : 'error'
  if (status < 300 || status === 304 || promised === 'file') return promised
  // Who is led elsewhere by a right of their own is told 303.
  if (status === 307 && promised === 'signedAddress') return promised
  if (status === 301 || status === 308) return promised === 'negotiatedPage' ? promised : 'redirectPermanent'
  return 'redirectTemporary'
}
