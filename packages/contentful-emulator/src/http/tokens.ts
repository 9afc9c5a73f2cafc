import type { ApiRequest } from './api-request.ts'
import { tokenInvalid, tokenMissing } from './errors.ts'
import { parameter } from '../query/parameters.ts'
import type { Api } from '../space/resources.ts'

/** Maps access tokens to APIs. If no token is configured for an API, each token is accepted. */
export class Tokens {
  readonly #delivery: string | undefined
  readonly #preview: string | undefined

  constructor(delivery: string | undefined, preview: string | undefined) {
    this.#delivery = delivery
    this.#preview = preview
  }

  /** Returns the requested API: the Preview API if the host name or the token belongs to it. Throws if the token belongs to the other API. */
  apiOf(request: ApiRequest): Api {
    const token = tokenOf(request)
    if (token === undefined) throw tokenMissing()
    const label = request.host.split('.')[0]
    const isPreviewToken = this.#preview !== undefined && token === this.#preview
    const isDeliveryToken = this.#delivery === undefined ? !isPreviewToken : token === this.#delivery
    if (label === 'preview') {
      if (this.#preview === undefined ? token === this.#delivery : !isPreviewToken) throw tokenInvalid()
      return 'preview'
    }
    if (isDeliveryToken) return 'delivery'
    if (!isPreviewToken || label === 'cdn') throw tokenInvalid()
    return 'preview'
  }
}

function tokenOf(request: ApiRequest): string | undefined {
  const [scheme, token] = (request.header('authorization') ?? '').trim().split(/\s+/)
  return scheme?.toLowerCase() === 'bearer' && token ? token : parameter(request.parameters, 'access_token') || undefined
}
