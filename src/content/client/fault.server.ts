import { z } from 'zod'
import { DeliveryError } from '../error.ts'

/** Failed request, as the SDK's HTTP client throws it. If `response` is missing or has a status below 400, the answer was incomplete. */
const failure = z.object({
  isAxiosError: z.literal(true),
  code: z.string().optional(),
  message: z.string().default(''),
  response: z
    .object({ status: z.number(), data: z.unknown().optional(), headers: z.custom<object>((value) => typeof value === 'object' && value !== null).optional() })
    .optional(),
})
const body = z.object({
  sys: z.object({ id: z.string() }).optional(),
  message: z.string().default(''),
  details: z.object({ errors: z.array(z.looseObject({ name: z.string().default(''), details: z.string().optional() })).default([]) }).catch({ errors: [] }),
})

/** Classifies a failed request. Only this function parses errors of the service. */
export function faultOf(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error
  const { data } = failure.safeParse(error)
  if (!data) return new DeliveryError('ours', describe(error), { cause: error })
  if (!data.response || data.response.status < 400) return new DeliveryError('unreachable', data.code ?? data.message)
  const { status, headers } = data.response
  const reply = body.safeParse(parsed(data.response.data)).data
  const errors = reply?.details.errors ?? []
  const reasons = errors.map((each) => each.details ?? each.name).join('; ')
  const detail = [status, reply?.sys?.id, reply?.message.split('\n')[0], reasons].filter(Boolean).join(' ').slice(0, 300)
  if (status === 429) return new DeliveryError('unreachable', detail, { status, retryAfterMs: retryAfter(headers) })
  if (status >= 500 || status === 408) return new DeliveryError('unreachable', detail, { status })
  if (status === 401 || status === 403 || status === 404) return new DeliveryError('refused', detail, { status })
  const about = errors.some((each) => each.name === 'unknownContentType')
    ? 'unknown-type'
    : reply?.message.includes('Response size too big')
      ? 'too-large'
      : undefined
  return new DeliveryError('question', detail, { status, about })
}

/** Describes an internal error in one line. */
export function describe(error: unknown): string {
  if (error instanceof z.ZodError)
    return `unexpected response: ${z
      .prettifyError(error)
      .replaceAll(/\s*\n\s*/g, ' ')
      .slice(0, 300)}`
  return error instanceof Error ? `${error.name}: ${error.message.slice(0, 300)}` : String(error)
}

/** Milliseconds to wait after a rate limit. The default is one second, because the limit counts requests per second. */
function retryAfter(headers: object | undefined): number {
  const [, seconds = 1] = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'x-contentful-ratelimit-reset') ?? []
  return Number(seconds) * 1000
}

/** Parses the body of an error, which is still text if no interceptor has parsed it. */
function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
