import type { ContentConfig } from 'content-mapping/config/content-config.ts'

/** Returns the JSON of a `content.config.ts` with a mapping, for `TEST_CONTENT_CONFIG`. It contains no model of the space. */
export function configOf({ types }: Pick<ContentConfig, 'types'>): string {
  return JSON.stringify({ space: { name: 'a space', tellsValidations: false, types: {} }, types } satisfies ContentConfig)
}
