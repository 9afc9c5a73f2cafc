import { z } from 'zod'
import type { Destination } from './destination.ts'

/** An error of one of Contentful's libraries, in a form that can be sent to another process. */
export const failure = z.object({ name: z.string().default('Error'), message: z.string() })
export type Failure = z.output<typeof failure>

const reason = z.looseObject({
  name: z.string().optional(),
  path: z.array(z.union([z.string(), z.number()])).optional(),
  details: z.string().optional(),
  value: z.unknown().optional(),
})
const answer = z.looseObject({
  status: z.number().optional(),
  message: z.string().optional(),
  details: z.looseObject({ errors: z.array(reason).optional() }).optional(),
  request: z.looseObject({ url: z.string().optional() }).optional(),
})

/** Remedies, by the id of the error or the name of its reason. */
const REMEDIES: Readonly<Record<string, string>> = {
  required: 'Fill the field, or leave the entry a draft.',
  unknown: 'The space has no such field or language: push the content model as well, or remove the value.',
  unknownContentType: 'The space has no such content type: push the content model as well.',
  UnknownField: 'The space has no such field: push the content model as well, or remove the value.',
  notResolvable: 'It links to an entry or asset that is not in the space: push that as well, or remove the link.',
  fieldOmitted: 'Only a migration can remove a field: npm run content:migrate.',
  VersionMismatch: 'It was changed in the space in the meantime: run the command again.',
  AccessTokenInvalid: 'CONTENTFUL_MANAGEMENT_TOKEN is not accepted: create a new one in your account settings.',
  AccessDenied: 'The token may not do this, or the plan of the space allows no more of it.',
  NotFound: 'Check CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT, and whether the owner of the token is a member of the space.',
  RateLimitExceeded: 'The rate limit of the space was exceeded: run the command again later.',
  AssetProcessingTimeout: 'Contentful takes long to process the file: run the command again, it continues from here.',
}

const NO_ANSWER = /ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|socket hang up|timeout of/

/** Formats failures of a library: entry, field, reason and remedy. Returns one line for each reason, without duplicates. */
export function explained(failures: readonly Failure[], { token, host }: Pick<Destination, 'token' | 'host'>): string[] {
  const lines = failures.flatMap(({ name, message }) => {
    const { success, data } = answer.safeParse(parsed(message))
    if (!success) return NO_ANSWER.test(message) ? [`${host} does not answer. Is CONTENTFUL_MANAGEMENT_HOST right?`] : [withRemedy(message, name)]
    const place = placeOf(data.request?.url)
    const reasons = data.details?.errors ?? []
    if (reasons.length === 0) return [withRemedy(`${place}${data.message ?? name}`, name)]
    return reasons.map((each) => {
      const [, field, locale] = each.path?.[0] === 'fields' ? each.path : []
      const where = field === undefined ? '' : `${field}${locale === undefined ? '' : ` (${locale})`}: `
      return withRemedy(`${place}${where}${each.details ?? data.message ?? each.name ?? name}`, each.name ?? name)
    })
  })
  return [...new Set(lines)].map((line) => line.replaceAll(token, '…'))
}

/** Converts any thrown value for `explained`. */
export function failureOf(error: unknown): Failure {
  return error instanceof Error ? { name: error.name, message: error.message } : { name: 'Error', message: String(error) }
}

const KINDS: Readonly<Record<string, string>> = { entries: 'Entry', assets: 'Asset', content_types: 'Content type', tags: 'Tag', locales: 'Locale' }

/** Returns the name of the resource in a URL of the API. */
function placeOf(url = ''): string {
  const [, collection = '', id] = /\/(entries|assets|content_types|tags|locales)\/([^/?]+)/.exec(url) ?? []
  const kind = KINDS[collection]
  return kind === undefined || id === undefined ? '' : `${kind} "${decodeURIComponent(id)}": `
}

function withRemedy(text: string, name: string): string {
  const remedy = REMEDIES[name]
  return remedy === undefined ? text : `${text.replace(/[.!]?$/, '.')} ${remedy}`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
