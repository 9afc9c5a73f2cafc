import { hash } from 'node:crypto'
import { environment, type Cdn } from '#app/config/env.server.ts'

/** Conventions of a CDN. */
interface Adapter {
  /** Header with the surrogate keys of a response, and the separator between two keys. */
  readonly tags: readonly [header: string, separator: string]
  /** Maximum number of keys per response, low enough for a header that every proxy forwards. */
  readonly max: number
  /** `Cache-Control` header for this CDN alone. Without one, the CDN reads `Cache-Control`, which browsers read too. */
  readonly control?: string
}

const ADAPTERS: Readonly<Record<Cdn, Adapter>> = {
  akamai: { tags: ['Edge-Cache-Tag', ','], max: 128, control: 'CDN-Cache-Control' },
  bunny: { tags: ['CDN-Tag', ','], max: 90 },
  cloudflare: { tags: ['Cache-Tag', ','], max: 250, control: 'Cloudflare-CDN-Cache-Control' },
  cloudfront: { tags: ['Cache-Tag', ','], max: 50 },
  fastly: { tags: ['Surrogate-Key', ' '], max: 250, control: 'Surrogate-Control' },
  netlify: { tags: ['Netlify-Cache-Tag', ','], max: 50, control: 'Netlify-CDN-Cache-Control' },
  varnish: { tags: ['xkey', ' '], max: 250 },
  vercel: { tags: ['Vercel-Cache-Tag', ','], max: 50, control: 'Vercel-CDN-Cache-Control' },
}

/** Seconds for which a CDN may serve a stale response while it fetches the new one. Covers one visitor’s wait. */
const WHILE_REVALIDATING = 60
/** Seconds for which a CDN may serve a stale response if the site fails. */
const WHILE_FAILING = 24 * 3600

/** Returns the headers that let a CDN cache a response that browsers always revalidate. Returns `undefined` if no CDN is configured. */
export function cdnControl(): Readonly<Record<string, string>> | undefined {
  const { SITE_CDN, SITE_CDN_SECONDS: seconds } = environment()
  if (SITE_CDN === undefined) return undefined
  const { control } = ADAPTERS[SITE_CDN]
  const stale = `stale-while-revalidate=${WHILE_REVALIDATING}, stale-if-error=${WHILE_FAILING}`
  if (control) return { [control]: `public, max-age=${seconds}, ${stale}` }
  // `must-revalidate` would forbid stale responses, for the CDN as well.
  return { 'Cache-Control': `public, max-age=0, s-maxage=${seconds}, ${stale}` }
}

/** Key for a response that may depend on any content. */
const EVERYTHING = '*'
const TAG_LENGTH = 10

/**
 * Returns the header with the surrogate keys of a response, so that a change purges the response at the CDN. Returns `undefined` if no CDN is
 * configured.
 * A key is `<type>/<id>` for an entry and `asset/<id>` for an asset. Other keys have no slash, such as the content type of a list. Each key is
 * sent as a short hash. If there are more keys than the CDN accepts, the entries of a type share the key `<type>/*`. If these are still too
 * many, the only key is `*`. A purge for an entry must therefore name all three.
 */
export function surrogateHeader(keys: Iterable<string>): readonly [name: string, value: string] | undefined {
  const { SITE_CDN } = environment()
  if (SITE_CDN === undefined) return undefined
  const { tags, max } = ADAPTERS[SITE_CDN]
  const [name, separator] = tags
  const exact = new Set(keys)
  const coarse = exact.size > max ? new Set([...exact].map((key) => key.replace(/\/.*$/s, '/*'))) : exact
  const named = coarse.size > max ? [EVERYTHING] : [...coarse]
  return [name, named.map(tag).toSorted().join(separator)]
}

/** Returns a short hash in lower case, because one of the CDNs ignores case. */
function tag(key: string): string {
  return hash('sha1', key).slice(0, TAG_LENGTH)
}
