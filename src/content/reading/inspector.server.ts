import type { LocaleChain } from '../locales/space-locales.server.ts'
import type { InspectorTags } from '../view/localized-text.ts'
import type { RawAsset, RawEntry } from './raw.server.ts'

/**
 * Returns the attributes with which Contentful's inspector identifies a field. `field` is its id in the space, `codes` are the locales of a language.
 */
export function inspectorTags({ kind, id }: Pick<RawEntry | RawAsset, 'kind' | 'id'>, field: string, { codes: [code = ''] }: LocaleChain): InspectorTags {
  return { [`data-contentful-${kind}-id`]: id, 'data-contentful-field-id': field, 'data-contentful-locale': code }
}
