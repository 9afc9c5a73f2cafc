import { object, text } from 'contentful-emulator/json/json.ts'

/** Returns the titles and descriptions of assets in one locale. */
export function assetTexts(assets: readonly { readonly fields: Readonly<Record<string, unknown>> }[], locale: string): readonly string[] {
  return assets.flatMap(({ fields }) => [fields['title'], fields['description']].flatMap((values) => text(object(values)[locale]) ?? []))
}
