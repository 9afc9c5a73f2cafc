import { hash } from 'node:crypto'
import { GENERIC_TAGS, type Cdn } from '#app/config/cdn-variables.server.ts'
import { environment } from '#app/config/env.server.ts'
import type { ContentChange, ResourceChange } from '#app/content/client/content-change.ts'

/** Conventions of a CDN for the headers of responses. `features/cdn-purge` contains the calls that purge. */
interface Adapter {
  /** Header with the surrogate keys of a response, and the separator between two keys. */
  readonly tags: readonly [header: string, separator: string]
  /** Maximum number of keys per response, low enough for a header that every proxy forwards. */
  readonly max: number
  /** `Cache-Control` header for this CDN alone. Without one, the CDN reads `Cache-Control`, which browsers read too. */
  readonly control?: string
}

const ADAPTERS: Readonly<Record<Exclude<Cdn, 'generic'>, Adapter>> = {
  akamai: { tags: ['Edge-Cache-Tag', ','], max: 128, control: 'CDN-Cache-Control' },
  bunny: { tags: ['CDN-Tag', ','], max: 90 },
  cloudflare: { tags: ['Cache-Tag', ','], max: 250, control: 'Cloudflare-CDN-Cache-Control' },
  cloudfront: { tags: ['Cache-Tag', ','], max: 50 },
  fastly: { tags: ['Surrogate-Key', ' '], max: 250, control: 'Surrogate-Control' },
  netlify: { tags: ['Netlify-Cache-Tag', ','], max: 50, control: 'Netlify-CDN-Cache-Control' },
  varnish: { tags: ['xkey', ' '], max: 250 },
  vercel: { tags: ['Vercel-Cache-Tag', ','], max: 50, control: 'Vercel-CDN-Cache-Control' },
}

function adapterOf(cdn: Cdn): Adapter {
  if (cdn !== 'generic') return ADAPTERS[cdn]
  const { header, separator, maxPerPage } = environment().SITE_CDN_REQUEST ?? GENERIC_TAGS
  return { tags: [header, separator], max: maxPerPage }
}

/** Seconds for which a CDN may serve a stale response while it fetches the new one. Covers one visitor’s wait. */
const WHILE_REVALIDATING = 60
/** Seconds for which a CDN may serve a stale response if the site fails. */
const WHILE_FAILING = 24 * 3600

/** Returns the headers that let a CDN cache a response that browsers always revalidate. Returns `undefined` if no CDN is configured. */
export function cdnControl(): Readonly<Record<string, string>> | undefined {
  const { SITE_CDN, SITE_CDN_SECONDS: seconds } = environment()
  if (SITE_CDN === undefined) return undefined
  const { control } = adapterOf(SITE_CDN)
  const stale = `stale-while-revalidate=${WHILE_REVALIDATING}, stale-if-error=${WHILE_FAILING}`
  if (control) return { [control]: `public, max-age=${seconds}, ${stale}` }
  // `must-revalidate` would forbid stale responses, for the CDN as well.
  return { 'Cache-Control': `public, max-age=0, s-maxage=${seconds}, ${stale}` }
}

/** Key for a response that may depend on any content. */
const ANY_CONTENT = '*'
/** Key of every response, for changes that may affect all of them. */
const ALL = '#all'
/** Surrogate key of responses that change at a known time, without a change of the content. */
const TIMED = '#timed'
const TAG_LENGTH = 10

/** Returns the tag of every response. */
export function tagOfAll(): string {
  return tag(ALL)
}

/** Returns the tag of the responses that change by time alone, such as those with an event that ends. */
export function tagOfTimed(): string {
  return tag(TIMED)
}

/**
 * Returns the header with the surrogate keys of a response, so that a change purges the response at the CDN. Returns `undefined` if no CDN is
 * configured. `isTimed` if the response also changes by time alone.
 * A key is `<type>/<id>` for an entry and `asset/<id>` for an asset. Other keys have no slash, such as the content type of a list. Each key is
 * sent as a short hash. If there are more keys than the CDN accepts, the entries of a type share the key `<type>/*`. If these are still too
 * many, the key `*` replaces them. `tagsOfChange` therefore names all three.
 */
export function surrogateHeader(keys: Iterable<string>, isTimed: boolean): readonly [name: string, value: string] | undefined {
  const { SITE_CDN } = environment()
  if (SITE_CDN === undefined) return undefined
  const { tags, max } = adapterOf(SITE_CDN)
  const [name, separator] = tags
  const always = isTimed ? [ALL, TIMED] : [ALL]
  const exact = new Set(keys)
  const room = max - always.length
  const coarse = exact.size > room ? new Set([...exact].map((key) => key.replace(/\/.*$/s, '/*'))) : exact
  const named = coarse.size > room ? [ANY_CONTENT] : [...coarse]
  return [name, [...named, ...always].map(tag).toSorted().join(separator)]
}

/** Returns the tags of the responses that a change may affect. */
export function tagsOfChange({ resources, touchesModel }: ContentChange): ReadonlySet<string> {
  const keys = resources.map(keysOf)
  if (touchesModel || keys.includes('unknown')) return new Set([tagOfAll()])
  return new Set([...keys.flat(), ANY_CONTENT].map(tag))
}

/** Returns the keys of an entry or asset, also those of responses that did not find it. Returns `unknown` if its content type is unknown. */
function keysOf({ kind, id, before, after }: ResourceChange): readonly string[] | 'unknown' {
  const type = kind === 'Asset' ? 'asset' : (after ?? (before === 'unknown' ? undefined : before))?.contentTypeId
  if (type === undefined) return 'unknown'
  return [`${type}/${id}`, `${type}/*`, `unknown/${id}`, 'unknown/*', ...(kind === 'Entry' ? [type] : [])]
}

/** Returns a short hash in lower case, because one of the CDNs ignores case. */
function tag(key: string): string {
  return hash('sha1', key).slice(0, TAG_LENGTH)
}
