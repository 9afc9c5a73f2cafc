import type { LocaleChain } from '../locales/space-locales.server.ts'
import type { InspectorTags } from '../view/phrase.ts'
import type { RawAsset, RawEntry } from './raw.server.ts'

/** Name a field of an entry or asset, in the language of a chain, to Contentful's inspector; `field` is its id in the space. */
export function inspectorTags({ kind, id }: Pick<RawEntry | RawAsset, 'kind' | 'id'>, field: string, { codes: [code = ''] }: LocaleChain): InspectorTags {
  return { [`data-contentful-${kind}-id`]: id, 'data-contentful-field-id': field, 'data-contentful-locale': code }
}
