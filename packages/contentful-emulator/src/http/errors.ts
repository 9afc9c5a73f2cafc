import type { Json, JsonObject } from '../json/json.ts'

/** An error response with the messages of the Contentful API. */
export class ApiError extends Error {
  readonly status: number
  readonly id: string
  readonly details: JsonObject | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, id: string, message: string, details?: JsonObject, headers: Record<string, string> = {}) {
    super(message)
    this.name = id
    this.status = status
    this.id = id
    this.details = details
    this.headers = headers
  }

  /** Returns the body of the response. */
  body(requestId: string): JsonObject {
    const { id, message, details } = this
    return { sys: { type: 'Error', id }, message, ...(details ? { details } : {}), requestId }
  }
}

export const tokenMissing = () =>
  new ApiError(
    401,
    'AccessTokenInvalid',
    'An access token is required. Please send one through the HTTP Authorization header or as the query parameter "access_token".',
  )

export const tokenInvalid = () => new ApiError(401, 'AccessTokenInvalid', 'The access token you sent could not be found or is invalid.')

export const notFound = (details?: JsonObject) => new ApiError(404, 'NotFound', 'The resource could not be found.', details)

export const invalidResourceId = () => new ApiError(404, 'NotFound', 'Invalid resource id')

export const accessDenied = (message = 'The access token you sent does not allow this.') => new ApiError(403, 'AccessDenied', message)

export const badRequest = (message: string) => new ApiError(400, 'BadRequest', message)

export const contentTypeRequired = () =>
  badRequest(
    'A Content Type ID is required. When querying for Entries and involving fields you need to limit your query to a specific Content Type. Please send a Content Type ID (not the name) as the URI query parameter "content_type"',
  )

export const unknownLocale = (code: string) => badRequest(`Unknown locale: ${code}`)

export const syncTypeInvalid = () =>
  // "reqested" is Contentful's spelling.
  badRequest('The type you reqested for syncing is not valid. Try syncing without a type or consult the documentation.')

export const syncTypeNotEntry = () => badRequest('When passing a content_type the type must be set to Entry.')

export const syncTokenNotAlone = () => badRequest('When passing a sync token you can not pass any other parameters.')

export const syncTokenInvalid = () => badRequest('The sync token you sent is not valid.')

export const syncInitialRequired = () => badRequest('Please pass either a sync token or initial=true.')

export const responseTooBig = (limit: number) => badRequest(`Response size too big. Maximum allowed response size: ${limit}B.`)

export const selectTooDeep = (path: string) => badRequest(`Selected properties must be at most 2 levels deep. Found: ${path}`)

export const selectTooLong = (limit: number) => badRequest(`At most ${limit} properties can be selected.`)

export const uriTooLong = (limit: number) => new ApiError(414, 'BadRequest', `Request URI is too long. Maximum allowed length: ${limit} characters.`)

export const methodNotAllowed = (allow: string) => new ApiError(405, 'MethodNotAllowed', 'The method is not allowed for this resource.', undefined, { allow })

export const malformedBody = () => badRequest('The body you sent is not valid JSON.')

export const bodyTooBig = () => new ApiError(413, 'BadRequest', 'The body you sent is too big.')

export const validationFailed = (errors: readonly JsonObject[]) => new ApiError(422, 'ValidationFailed', 'Validation error', { errors })

export const rateLimited = (resetSeconds: number) =>
  new ApiError(
    429,
    'RateLimitExceeded',
    'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.',
    undefined,
    { 'x-contentful-ratelimit-reset': String(resetSeconds), 'content-type': 'application/vnd.contentful.management.v1+json' },
  )

export const serverError = () => new ApiError(500, 'ServerError', 'An internal server error occurred.')

const PATIENCE_SECONDS = 5

/** Creates the error for a full queue. */
export const busy = () =>
  new ApiError(503, 'ServiceUnavailable', 'Too many pictures are being transformed. Please try again in a moment.', undefined, {
    'retry-after': String(PATIENCE_SECONDS),
    'cache-control': 'no-store',
  })

export const badGateway = () => new ApiError(502, 'ServerError', 'Bad gateway')

/** Creates the error for an invalid query. Each detail names an invalid part. */
export function invalidQuery(...errors: readonly JsonObject[]): ApiError {
  return new ApiError(
    400,
    'InvalidQuery',
    'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
    { errors },
  )
}

export const unknownPath = (path: string) => invalidQuery({ name: 'unknown', path: path.split('.'), details: `The path "${path}" is not recognized` })

/** Creates the error for an unknown content type. Contentful answers with this literal word instead of the id. */
export const unknownContentType = () => invalidQuery({ name: 'unknownContentType', value: 'DOESNOTEXIST' })

/** Creates the error for sorting by a field whose type has no order. `path` is the field with the locale to sort by. */
export function notSortable(path: readonly string[], type: string): ApiError {
  const advice = type === 'Text' ? '. Consider using a Symbol field instead' : ''
  return invalidQuery({ name: 'order', path, type, details: `${type} fields do not support ordering${advice}` })
}

export const operatorNotApplicable = (operator: string, path: string, type: string) =>
  invalidQuery({ name: operator, path: path.split('.'), type, details: `${type} fields do not support the operator "${operator}"` })

export const valueNotApplicable = (path: string, value: Json) =>
  invalidQuery({ name: 'invalid', path: path.split('.'), value, details: `The value of "${path}" is not valid` })
