import { ownVariables } from '#own/env.server.gen.ts'
import { ACCESS_LOGS } from '#app/telemetry/access-log.server.ts'
import { LOG_FORMATS } from '#app/telemetry/log.server.ts'
import leven from 'leven'
import { z } from 'zod'
import { cdnProblem, cdnVariables } from './cdn-variables.server.ts'
import { namedOrigins } from './sites.ts'
import { StartError } from './start-error.ts'

/** Scheme and host of a site, for the setting `origin` and the variable `SITE_ORIGIN`. */
export const originSchema = z.string().refine(isOrigin, 'must have scheme and host only, without a path or a slash at the end: https://bakery.example')

/** One origin, or those of several sites by name: `city=https://city.example,city.de=https://stadt.example`. */
const originsSchema = z
  .string()
  .refine(
    (text) => [...namedOrigins(text).values()].every(isOrigin),
    'must have scheme and host only, without a path or a slash at the end: SITE_ORIGIN=https://bakery.example, or by site SITE_ORIGIN=city=https://city.example',
  )

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text
}

/** HTTP headers permit no other characters. This excludes the `…` of abbreviated tokens in the documentation. */
const token = z.string().regex(/^[\x21-\x7E]+$/, 'must be the token itself, without spaces or dots that stand for it')

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$/i

/** Environment variables of the product. A team adds others in `site/env.server.ts`. */
const ofProduct = {
  PORT: z.coerce.number('must be a number: PORT=3000').int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  SITE_ORIGIN: originsSchema.optional(),
  SITE_SETTINGS: z.string().min(1).optional(),
  ...cdnVariables,
  SITE_REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be an address: SITE_REDIS_URL=redis://localhost:6379' }).optional(),
  SITE_ASSETS: z.string().min(1).default('.cache/assets'),
  SITE_ASSETS_DAYS: z.coerce.number('must be a number of days; 0 stores none: SITE_ASSETS_DAYS=7').min(0).max(365).default(7),
  DRAIN_SECONDS: z.coerce.number('must be a number of seconds: DRAIN_SECONDS=10').min(0).max(300).default(0),
  PAGE_CACHE_MB: z.coerce.number('must be a number of megabytes; 0 disables the cache: PAGE_CACHE_MB=128').min(0).max(100_000).default(128),
  LOG_FORMAT: z.enum(LOG_FORMATS, 'must be plain, text or json').default('plain'),
  ACCESS_LOG: z.enum(ACCESS_LOGS, 'must be off, on or full').default('off'),
  METRICS_PORT: z.coerce.number('must be a number: METRICS_PORT=9464').int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('localhost'),
  SITE_VITALS_SAMPLE: z.coerce.number('must be a share of page views, from 0 to 1: SITE_VITALS_SAMPLE=0.1').min(0).max(1).default(0),
  SITE_PREVIEW_SECRET: z.string().min(16, 'must have 16 characters or more; create one with `openssl rand -base64 32`').optional(),
  SITE_INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'must have 8 to 128 letters, digits or dashes; create one with `openssl rand -hex 16`')
    .optional(),
  SITE_INDEXNOW_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address: SITE_INDEXNOW_URL=https://api.indexnow.org/indexnow' })
    .default('https://api.indexnow.org/indexnow'),
  SITE_CLOCK: z.iso.datetime({ offset: true, error: 'must be a date and time with zone: SITE_CLOCK=2027-03-01T09:00:00Z' }).optional(),
  CONTENT_SPACE: z.string().min(1).default('content/space.json'),
  CONTENT_STRATEGY: z.enum(['replica', 'direct'], 'must be replica or direct').default('replica'),
  CONTENT_STATE: z.string().min(1).default('.cache/content'),
  CONTENT_SYNC_SECONDS: z.coerce.number('must be a number of seconds: CONTENT_SYNC_SECONDS=5').min(0.2).max(3600).optional(),
  CONTENTFUL_SPACE_ID: z
    .string()
    .regex(/^[\w-]+$/, 'must be the id of a space, as in its address in the web app')
    .optional(),
  CONTENTFUL_ENVIRONMENT: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the id of an environment, such as master')
    .default('master'),
  CONTENTFUL_DELIVERY_TOKEN: token.optional(),
  CONTENTFUL_PREVIEW_TOKEN: token.optional(),
  CONTENTFUL_PREVIEW_HOST: z
    .string()
    .regex(HOST, 'must be host or host:port, without a scheme or a path: CONTENTFUL_PREVIEW_HOST=preview.contentful.com')
    .optional(),
  CONTENTFUL_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w+/=-]{64}$/, 'must have 64 characters: copy it from the request verification settings of Contentful')
    .optional(),
  CONTENTFUL_MANAGEMENT_TOKEN: token.optional(),
  CONTENTFUL_MANAGEMENT_HOST: z
    .string()
    .regex(HOST, 'must be host or host:port, without a scheme or a path: CONTENTFUL_MANAGEMENT_HOST=api.contentful.com')
    .default('api.contentful.com'),
  CONTENTFUL_HOST: z
    .string()
    .regex(HOST, 'must be host or host:port, without a scheme or a path: CONTENTFUL_HOST=localhost:4100')
    .default('cdn.contentful.com'),
  CONTENTFUL_INSECURE: z.enum(['true', 'false'], 'must be true or false; true uses plain http').default('false'),
}

const schema = z.object({ ...ofProduct, ...ownVariables }).superRefine((env, context) => {
  const problem = cdnProblem(env)
  if (problem) context.addIssue({ code: 'custom', path: [problem.name], message: problem.message })
  if (env.SITE_VITALS_SAMPLE > 0 && env.METRICS_PORT === undefined) {
    context.addIssue({ code: 'custom', path: ['SITE_VITALS_SAMPLE'], message: 'needs METRICS_PORT: the measurements are part of the metrics' })
  }
  if (env.CONTENTFUL_SPACE_ID && !env.CONTENTFUL_DELIVERY_TOKEN && env.CONTENTFUL_HOST.endsWith('contentful.com')) {
    context.addIssue({
      code: 'custom',
      path: ['CONTENTFUL_DELIVERY_TOKEN'],
      message: 'is missing: create a Delivery API key in the space’s settings and set its token here',
    })
  }
})

export type Environment = z.output<typeof schema>

/** Validates environment variables; empty ones count as missing. Throws one `StartError` that names each invalid variable and the remedy. */
export function parseEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const twice = Object.keys(ownVariables).find((name) => Object.hasOwn(ofProduct, name))
  if (twice !== undefined) throw new StartError(`site/env.server.ts: the product has a variable ${twice}. Rename yours.`)
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
  throw new StartError(`The environment needs a correction (see .env.example):\n${lines.join('\n')}`)
}

/** Maximum edit distance between a misspelled variable and the suggested one. */
const MAX_DIFFERENCES = 4
/** The same for variables without a prefix of the site, most of which belong to other software. */
const MAX_DIFFERENCES_WITHOUT_PREFIX = 2
const OWN_PREFIX = /^(?:CONTENTFUL|CONTENT|SITE)_/

/**
 * Returns a warning for each unknown variable with a prefix of the site’s variables, and for others that are almost one of them. The warning
 * suggests the most similar name.
 * @example unknownVariables({ DRAIN_SECOND: '5' }) // ['DRAIN_SECOND is set, but the site has no such variable: did you mean DRAIN_SECONDS?']
 */
export function unknownVariables(variables: NodeJS.ProcessEnv): string[] {
  const known = Object.keys(schema.shape)
  return Object.entries(variables)
    .filter(([name, value]) => value !== '' && !known.includes(name))
    .flatMap(([name]) => {
      const prefix = OWN_PREFIX.exec(name)?.[0]
      // Single words such as PORT resemble too many others.
      const similar = known.filter((each) => (prefix === undefined ? each.includes('_') : each.startsWith(prefix)))
      const [nearest = ''] = similar.toSorted((one, other) => leven(name, one) - leven(name, other))
      const isMisspelled = leven(name, nearest) <= (prefix === undefined ? MAX_DIFFERENCES_WITHOUT_PREFIX : MAX_DIFFERENCES)
      if (prefix === undefined && !isMisspelled) return []
      return `${name} is set, but the site has no such variable${isMisspelled ? `: did you mean ${nearest}?` : ' (see .env.example).'}`
    })
}

/**
 * Returns the interval between two syncs of the space in milliseconds. With the default for Contentful, a month fits into the quota of
 * requests. The default for other services is short enough that editors notice no delay.
 */
export function syncIntervalMs({ CONTENT_SYNC_SECONDS, CONTENTFUL_HOST }: Environment): number {
  return (CONTENT_SYNC_SECONDS ?? (CONTENTFUL_HOST.endsWith('contentful.com') ? 5 : 0.5)) * 1000
}

/** Returns the names of the site’s variables. */
export function variableNames(): string[] {
  return Object.keys(schema.shape)
}

let checked: Environment | undefined

/** Returns the environment of this process, validated once. Throws a `StartError` if it is invalid. */
export function environment(): Environment {
  checked ??= parseEnvironment(process.env)
  return checked
}
