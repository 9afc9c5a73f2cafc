import { hash } from 'node:crypto'
import { environment, type Cdn } from '#app/config/env.server.ts'

/** How a CDN is spoken to. */
interface Adapter {
  /** The header that names what an answer was made of, and what stands between two names. */
  readonly tags: readonly [header: string, separator: string]
  /** How many names it takes for one answer; no more than make a header that every proxy passes on. */
  readonly most: number
  /** The header that tells this CDN alone for how long to keep an answer; without one `Cache-Control` tells it, and browsers hear it too. */
  readonly control?: string
}

const ADAPTERS: Readonly<Record<Cdn, Adapter>> = {
  akamai: { tags: ['Edge-Cache-Tag', ','], most: 128, control: 'CDN-Cache-Control' },
  bunny: { tags: ['CDN-Tag', ','], most: 90 },
  cloudflare: { tags: ['Cache-Tag', ','], most: 250, control: 'Cloudflare-CDN-Cache-Control' },
  cloudfront: { tags: ['Cache-Tag', ','], most: 50 },
  fastly: { tags: ['Surrogate-Key', ' '], most: 250, control: 'Surrogate-Control' },
  netlify: { tags: ['Netlify-Cache-Tag', ','], most: 50, control: 'Netlify-CDN-Cache-Control' },
  varnish: { tags: ['xkey', ' '], most: 250 },
  vercel: { tags: ['Vercel-Cache-Tag', ','], most: 50, control: 'Vercel-CDN-Cache-Control' },
}

/** For how long an old answer may be given while the new one is fetched: one visitor's wait. */
const WHILE_REVALIDATING = 60
/** For how long an old answer stands in for a site that fails. */
const WHILE_FAILING = 24 * 3600

/** Tell a CDN in front that it may keep an answer, which browsers always ask for anew; nothing where there is none. */
export function cdnControl(): Readonly<Record<string, string>> | undefined {
  const { SITE_CDN, SITE_CDN_SECONDS: seconds } = environment()
  if (SITE_CDN === undefined) return undefined
  const { control } = ADAPTERS[SITE_CDN]
  const stale = `stale-while-revalidate=${WHILE_REVALIDATING}, stale-if-error=${WHILE_FAILING}`
  if (control) return { [control]: `public, max-age=${seconds}, ${stale}` }
  // `must-revalidate` would forbid whatever is stale, to the CDN as well.
  return { 'Cache-Control': `public, max-age=0, s-maxage=${seconds}, ${stale}` }
}

/** Stands for whatever an answer may be made of. */
const EVERYTHING = '*'
const TAG_LENGTH = 10

/**
 * Name for a CDN what an answer was made of, so that a change purges it there; nothing where no CDN is set.
 *
 * A key is `<type>/<id>` for an entry, `asset/<id>` for an asset, and anything without a slash for the rest, such as the
 * type of which entries are listed. Each becomes a short hash. Where there are more than the CDN takes, the entries of a
 * type count as one, by the key `<type>/*`, and where even these are too many, everything does, by `*`. So who purges for an
 * entry names all three.
 */
export function surrogateHeader(keys: Iterable<string>): readonly [name: string, value: string] | undefined {
  const { SITE_CDN } = environment()
  if (SITE_CDN === undefined) return undefined
  const { tags, most } = ADAPTERS[SITE_CDN]
  const [name, separator] = tags
  const exact = new Set(keys)
  const coarse = exact.size > most ? new Set([...exact].map((key) => key.replace(/\/.*$/s, '/*'))) : exact
  const named = coarse.size > most ? [EVERYTHING] : [...coarse]
  return [name, named.map(tag).toSorted().join(separator)]
}

/** Lower case, since one of them takes no notice of case. */
function tag(key: string): string {
  return hash('sha1', key).slice(0, TAG_LENGTH)
}
