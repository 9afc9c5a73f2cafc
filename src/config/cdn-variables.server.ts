import { z } from 'zod'

/** CDNs that can purge cached pages by tag. `generic` is any other one, which `SITE_CDN_REQUEST` describes. */
const CDNS = ['akamai', 'bunny', 'cloudflare', 'cloudfront', 'fastly', 'generic', 'netlify', 'varnish', 'vercel'] as const
export type Cdn = (typeof CDNS)[number]

/** Maximum number of caches in `SITE_CDN_API`. */
const MAX_ADDRESSES = 20

const text = z.string().regex(/^[\x21-\x7E]+$/, 'must be the value itself, without spaces or dots that stand for it')
/** Ids of zones, pull zones, distributions, services or projects. Sites on different domains often have one each. */
const ids = text.regex(/^[^,]+(?:,[^,]+)*$/, 'must be an id, or several with commas and without spaces')
const addresses = z.string().transform((list, context): readonly string[] => {
  const all = list.split(',').map((each) => each.trim().replace(/\/+$/, ''))
  if (all.length <= MAX_ADDRESSES && all.every((each) => z.url({ protocol: /^https?$/ }).safeParse(each).success)) return all
  context.addIssue({ code: 'custom', message: 'must be an address such as https://api.example.com, or several with commas' })
  return z.NEVER
})

/** Default header, separator and limit of tags for a CDN of the kind `generic`; `SITE_CDN_REQUEST` can replace them. */
export const GENERIC_TAGS = { header: 'Cache-Tag', separator: ',', maxPerPage: 50 } as const

const request = z.strictObject({
  header: text.default(GENERIC_TAGS.header),
  separator: z.string().min(1).max(2).default(GENERIC_TAGS.separator),
  maxPerPage: z.number().int().min(3).max(1000).default(GENERIC_TAGS.maxPerPage),
  maxPerRequest: z.number().int().min(1).max(1000).default(50),
  url: z.url({ protocol: /^https?$/ }),
  method: z
    .string()
    .regex(/^[A-Z]+$/)
    .default('POST'),
  headers: z.record(z.string(), z.string()).default({}),
  body: z.string().optional(),
})

/** Purge request of the operator's own form. `<tags>`, `<json>`, `<id>` and `<token>` in its values are replaced. */
type OwnRequest = z.output<typeof request>

const ownRequest = z.string().transform((value, context): OwnRequest => {
  const { data } = request.safeParse(parsed(value))
  if (data) return data
  context.addIssue({ code: 'custom', message: 'must be JSON such as {"url":"https://cdn.example/purge","body":"{\\"tags\\":<json>}"} (docs/caches.md)' })
  return z.NEVER
})

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Variables about the CDN in front of the site. */
export const cdnVariables = {
  SITE_CDN: z.enum(CDNS, `must be one of ${CDNS.join(', ')}`).optional(),
  SITE_CDN_SECONDS: z.coerce.number('must be a number of seconds: SITE_CDN_SECONDS=60').int().min(0).max(31_536_000).default(60),
  SITE_CDN_ID: ids.optional(),
  SITE_CDN_TOKEN: text.optional(),
  SITE_CDN_CLIENT: text.optional(),
  SITE_CDN_SECRET: text.optional(),
  SITE_CDN_API: addresses.optional(),
  SITE_CDN_REQUEST: ownRequest.optional(),
  SITE_CDN_AGAIN_SECONDS: z.coerce.number('must be a number of seconds: SITE_CDN_AGAIN_SECONDS=10').min(0).max(3600).default(10),
}

type CdnEnvironment = z.output<z.ZodObject<typeof cdnVariables>>
type Name = 'SITE_CDN_ID' | 'SITE_CDN_TOKEN' | 'SITE_CDN_CLIENT' | 'SITE_CDN_SECRET' | 'SITE_CDN_API' | 'SITE_CDN_REQUEST'

/** Variables that purging needs. */
const NEEDED: Readonly<Record<Cdn, readonly Name[]>> = {
  akamai: ['SITE_CDN_API', 'SITE_CDN_CLIENT', 'SITE_CDN_TOKEN', 'SITE_CDN_SECRET'],
  bunny: ['SITE_CDN_ID', 'SITE_CDN_TOKEN'],
  cloudflare: ['SITE_CDN_ID', 'SITE_CDN_TOKEN'],
  cloudfront: ['SITE_CDN_ID', 'SITE_CDN_CLIENT', 'SITE_CDN_SECRET'],
  fastly: ['SITE_CDN_ID', 'SITE_CDN_TOKEN'],
  generic: ['SITE_CDN_REQUEST'],
  netlify: ['SITE_CDN_ID', 'SITE_CDN_TOKEN'],
  varnish: ['SITE_CDN_API'],
  vercel: ['SITE_CDN_ID', 'SITE_CDN_TOKEN'],
}

/** Returns the variables that are still missing so that the site can purge its CDN. Empty without a CDN. */
export function missingForPurge(env: CdnEnvironment): readonly string[] {
  return env.SITE_CDN === undefined ? [] : NEEDED[env.SITE_CDN].filter((name) => env[name] === undefined)
}

/** Returns a problem if only some of the variables are set that purging needs. */
export function cdnProblem(env: CdnEnvironment): { readonly name: string; readonly message: string } | undefined {
  if (env.SITE_CDN === undefined) return undefined
  const missing = missingForPurge(env)
  const [name] = missing
  if (name === undefined || missing.length === NEEDED[env.SITE_CDN].length) return undefined
  return { name, message: `is missing: purging ${env.SITE_CDN} needs ${NEEDED[env.SITE_CDN].join(', ')}` }
}
