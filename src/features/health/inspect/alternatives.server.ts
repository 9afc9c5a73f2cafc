import { isFileName } from '#app/content/media/asset-title.ts'
import { isPublishedIn } from '#app/content/locales/publishing.server.ts'
import { codeOf } from '#app/content/reading/fields.server.ts'
import type { RawAsset } from '#app/content/reading/raw.server.ts'
import { mapYielding } from 'contentful-emulator/http/event-loop.ts'
import type { Found } from '../finding.ts'
import type { Inspector } from '../inspector.ts'
import { filesOf, isPicture, assetUses } from '../space/picture-uses.server.ts'
import type { CheckedSpace } from '../space/checked-space.ts'

/**
 * Finds images on pages without a description, in any language.
 * The site treats an image without a description as decorative. Images that only appear in link previews need no description.
 */
export const inspectAlternatives: Inspector = async (space) => {
  const { shown } = await assetUses(space)
  const pictures = space.assets.filter((asset) => shown.has(asset.id) && isPicture(asset))
  return (await mapYielding(pictures, (asset) => faultsOf(asset, space))).flat()
}

function faultsOf(asset: RawAsset, { languages, baseCode }: CheckedSpace): Found[] {
  const at = { id: asset.id, field: 'description' }
  const described = asset.fields['description'] ?? {}
  const fileNames = filesOf(asset).map(({ fileName }) => fileName)
  const found = new Map<string, Found>()
  for (const { chain, code, name } of languages) {
    if (!isPublishedIn(asset, chain)) continue
    const from = codeOf(described, chain)
    const text = from === undefined ? '' : String(described[from])
    const where = from ?? baseCode
    if (text.trim() === '')
      found.set(where, {
        kind: 'alt-missing',
        ...at,
        locale: where,
        sentence: 'The picture has no description. Visitors who cannot see it do not learn what it shows.',
      })
    else if (fileNames.some((fileName) => isFileName(text, fileName)))
      found.set(where, {
        kind: 'alt-missing',
        ...at,
        locale: where,
        sentence: `The description is a file name ("${text.slice(0, 80)}"). It does not describe the picture, so the site leaves it out.`,
      })
    else if (from !== undefined && chain.foreignTag(from) !== undefined)
      found.set(code, {
        kind: 'alt-untranslated',
        ...at,
        locale: code,
        sentence: `The picture has no description in ${name}. Screen readers read the description in another language.`,
      })
  }
  return [...found.values()]
}
