import { z } from 'zod'
import { environment, type Environment } from '#app/config/env.server.ts'
import { LOCALES, localeInfo, type Locale } from '#app/i18n/locales.ts'
import { DeliveryError } from '../error.ts'
import { isPerLocale } from '../locales/publishing.server.ts'
import type { SiteSource } from './source.server.ts'

/**
 * Result of opening the content, in a sentence.
 *
 * - `open`: describes the space
 * - `refused`: the reason and the correction; waiting does not help
 * - `unreachable`: the reason; the site may start and shows the content as soon as the service answers
 */
export interface Opening {
  readonly kind: 'open' | 'refused' | 'unreachable'
  readonly sentence: string
}

const counted = z.object({ total: z.number() })
const listed = z.object({ items: z.array(z.object({ code: z.string() })) })

/** Opens the content and reads the number of entries and the locales. Never throws. */
export async function openSource({ contentSource }: Pick<SiteSource, 'contentSource'>): Promise<Opening> {
  const env = environment()
  try {
    const { client: usual, fresh: client = usual, space, state } = await contentSource()
    const [{ total }, { items }] = await Promise.all([
      client.withoutLinkResolution.getEntries({ limit: 1, select: ['sys'], include: 0 }).then((answer) => counted.parse(answer)),
      client.getLocales().then((answer) => listed.parse(answer)),
    ])
    const codes = new Set(items.map(({ code }) => code))
    const speaks = (locale: Locale) => codes.has(localeInfo(locale).contentful)
    const where = env.CONTENTFUL_SPACE_ID ? `space ${space.id} at ${env.CONTENTFUL_HOST}` : `${env.CONTENT_SPACE}, space ${space.id}`
    const isEmptyIn = async (locale: Locale) => {
      const answer = await client.withoutLinkResolution.getEntries({ locale: localeInfo(locale).contentful, limit: 1, select: ['sys'], include: 0 })
      return counted.parse(answer).total === 0 ? locale : []
    }
    const empty = isPerLocale() && total > 0 ? (await Promise.all(LOCALES.filter(speaks).map(isEmptyIn))).flat() : []
    const lacking = LOCALES.filter((locale) => !speaks(locale)).join(', ')
    const spoken = LOCALES.filter(speaks).join(', ') || 'none of the languages of the site'
    return {
      kind: 'open',
      sentence: `It shows ${where}, environment ${space.environment}: ${total} entries in ${spoken}${lacking && ` (no locale for ${lacking})`}.${sentence(state?.())}${sentence(unpublished(empty))}`,
    }
  } catch (error) {
    if (env.CONTENTFUL_SPACE_ID) return remoteFailure(env, error)
    return {
      kind: 'refused',
      sentence: `The content cannot be opened: ${reasonOf(error)}\nCONTENT_SPACE must name an export file; it is ${env.CONTENT_SPACE}.`,
    }
  }
}

function remoteFailure(env: Environment, error: unknown): Opening {
  const status = error instanceof DeliveryError ? error.status : undefined
  const place = `space "${env.CONTENTFUL_SPACE_ID}", environment "${env.CONTENTFUL_ENVIRONMENT}"`
  const { CONTENTFUL_HOST: host } = env
  if (status === 401 || status === 403) {
    return {
      kind: 'refused',
      sentence: `${host} refuses the token (${status}): CONTENTFUL_DELIVERY_TOKEN must be the token of a Delivery API key of ${place}.`,
    }
  }
  if (status === 404) {
    return {
      kind: 'refused',
      sentence: `${host} has no ${place}, or the token has no access to it (404): check CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT and CONTENTFUL_DELIVERY_TOKEN.`,
    }
  }
  const reason =
    error instanceof z.ZodError ? 'the answer is not from a Delivery API: check CONTENTFUL_HOST' : status === undefined ? reasonOf(error) : `status ${status}`
  return { kind: 'unreachable', sentence: `The content of ${place} at ${host} cannot be read yet (${reason}); visitors see 503 until it can.` }
}

/** Warns about languages without any published entry. Contentful publishes an added locale only with the next publishing of each entry. */
function unpublished(locales: readonly Locale[]): string | undefined {
  if (locales.length === 0) return undefined
  return `No entry is published in ${locales.join(', ')}, so visitors see 404 there: publish the entries again in Contentful, or set \`publishing\` to 'entry'.`
}

function sentence(text: string | undefined): string {
  return text === undefined ? '' : ` ${text}`
}

function reasonOf(error: unknown): string {
  const inner = error instanceof Error && error.cause !== undefined ? error.cause : error
  return inner instanceof Error ? inner.message || inner.name : String(inner)
}
