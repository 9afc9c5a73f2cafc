import { MANAGEMENT_TYPE } from '../http/api-request.ts'
import { accessDenied, malformedBody, validationFailed } from '../http/errors.ts'
import { isObject, type Json } from '../json/json.ts'
import type { Call, Reply } from './call.ts'

const MAX_LIFETIME_SECONDS = 48 * 60 * 60

/** Answers `POST asset_keys`: returns a key to sign addresses of embargoed assets. */
export function createAssetKey({ request, space }: Call): Reply {
  if (!space.hasEmbargo) throw accessDenied('Embargoed assets are not enabled for this space.')
  const expiresAt = readExpiry(request.body)
  return { body: { ...space.assetKeys.create(space.spaceId, expiresAt) }, headers: { 'content-type': MANAGEMENT_TYPE, 'cache-control': 'max-age=0' } }
}

function readExpiry(source: string | undefined): number {
  let body: Json
  try {
    body = JSON.parse(source ?? '')
  } catch {
    throw malformedBody()
  }
  const expiresAt = isObject(body) ? body['expiresAt'] : undefined
  const now = Math.floor(Date.now() / 1000)
  const invalid = (details: string) => validationFailed([{ name: 'invalid', path: ['expiresAt'], details, value: expiresAt ?? null }])
  if (typeof expiresAt !== 'number' || !Number.isInteger(expiresAt)) throw invalid('expiresAt must be a time in whole seconds since 1970')
  if (expiresAt <= now) throw invalid('expiresAt must not be in the past')
  if (expiresAt > now + MAX_LIFETIME_SECONDS) throw invalid('expiresAt must be at most 48 hours ahead')
  return expiresAt
}
