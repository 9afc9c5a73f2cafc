import { createClient, type WebhookProps } from 'contentful-management'
import { z } from 'zod'
import type { Environment } from '../../src/config/env.server.ts'
import { StartError } from '../../src/config/start-error.ts'

/** Creates functions that read and write the webhooks of a space over the management API. They throw a `StartError`. */
export function managementOf(env: Environment) {
  const { CONTENTFUL_SPACE_ID: spaceId, CONTENTFUL_MANAGEMENT_TOKEN: accessToken, CONTENTFUL_MANAGEMENT_HOST: host, CONTENTFUL_INSECURE } = env
  if (spaceId === undefined) throw new StartError('CONTENTFUL_SPACE_ID must be the id of the space that sends the webhook.')
  if (accessToken === undefined) {
    throw new StartError(
      'CONTENTFUL_MANAGEMENT_TOKEN is missing: create a token under Settings, CMA tokens, and set it for this command. The site itself never needs it.',
    )
  }
  const { webhook } = createClient(
    { accessToken, host, insecure: CONTENTFUL_INSECURE === 'true', retryLimit: 2, logHandler: () => undefined },
    { defaults: { spaceId } },
  )
  const asked = async <T>(question: Promise<T>): Promise<T> => {
    try {
      return await question
    } catch (error) {
      throw new StartError(remedy(problemOf(error), host, spaceId))
    }
  }
  return {
    webhooks: async () => (await asked(webhook.getMany({}))).items,
    create: (definition: Parameters<typeof webhook.create>[1]) => asked(webhook.create({}, definition)),
    update: (definition: WebhookProps) => asked(webhook.update({ webhookDefinitionId: definition.sys.id }, definition)),
    /** Returns the last characters of the secret, or `undefined` if there is none. */
    async endOfSecret(): Promise<string | undefined> {
      const secret = webhook.getSigningSecret({}).catch((error: unknown) => {
        if (problemOf(error).status === 404) return undefined
        throw error
      })
      return (await asked(secret))?.redactedValue
    },
    setSecret: (value: string) => asked(webhook.upsertSigningSecret({}, { value })),
  }
}

interface Problem {
  readonly status: number | undefined
  readonly says: string
}

const said = z.object({ status: z.number().optional(), message: z.string().optional(), details: z.unknown().optional() })

/** Reads an error of the management library. Its message is JSON if the API has responded. */
function problemOf(error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error)
  try {
    const { status, message: text = '', details } = said.parse(JSON.parse(message))
    return { status, says: [text, details === undefined ? '' : JSON.stringify(details)].filter(Boolean).join(' ') }
  } catch {
    return { status: undefined, says: message.split('\n')[0] ?? '' }
  }
}

function remedy({ status, says }: Problem, host: string, space: string): string {
  if (status === 401) return `${host} refuses the token (401): CONTENTFUL_MANAGEMENT_TOKEN must be a management token, not a token of the Delivery API.`
  if (status === 403)
    return `${host} does not allow it (403): the owner of CONTENTFUL_MANAGEMENT_TOKEN needs a role that may change the settings of space ${space}.`
  if (status === 404) return `${host} has no space ${space}, or the token has no access to it (404): check CONTENTFUL_SPACE_ID and CONTENTFUL_MANAGEMENT_TOKEN.`
  if (status === 409) return 'The webhook was changed in the meantime (409): run the command again.'
  if (status === undefined) return `${host} does not answer (${says}): check the network and CONTENTFUL_MANAGEMENT_HOST.`
  return `${host} refuses it (${status}): ${says}`
}
