import { readFileSync } from 'node:fs'
import { isObject, objects, type JsonObject } from 'contentful-emulator/json/json.ts'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { withPictureWords } from 'content-mapping/project/through-pictures.ts'
import { spaceModelOfExport } from 'content-mapping/reading/space-model-of-export.ts'
import type { SpaceEntry } from 'content-mapping/space-model.ts'
import { wordsOfHtml } from './html-words.ts'

/** Pictures without captions: on cards, and beside quotes. */
const UNCAPTIONED = /<article[^>]*data-card.*?<\/article>|<figcaption.*?<\/figcaption>/gs

/** Returns the captions and credits of wrapped pictures that a page shows without them. */
export function lostCaptions(file: string, pages: readonly string[]): readonly string[] {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isObject(content)) throw new Error(`${file} holds no space`)
  const model = spaceModelOfExport(content, '')
  const { mapping } = inferMapping(model)
  const addresses = new Map(objects(content['assets']).map((asset) => [idOf(asset), pathOf(asset)]))
  const shown = pages.map((html) => ({ html: html.replaceAll(UNCAPTIONED, ''), words: wordsOfHtml(html).texts.join(' ') }))
  return model.types.flatMap((type) => {
    const own = mapping.types[type.id]
    if (own?.as !== 'picture') return []
    const { fields } = withPictureWords(type, own)
    const ids = [fields['caption'], fields['credit']].flatMap((source) => (source && 'from' in source ? [source.from] : []))
    return model.entries
      .filter((entry) => entry.type === type.id)
      .flatMap((entry) => {
        const address = addresses.get(assetOf(entry))
        const on = address === undefined ? [] : shown.filter(({ html }) => html.includes(address))
        const texts = ids.flatMap((id) => Object.values(entry.fields[id] ?? {})).filter((value) => typeof value === 'string')
        return texts.filter((text) => on.length > 0 && !on.some(({ words }) => words.includes(text.replaceAll(/\s+/g, ' ').trim())))
      })
  })
}

/** Returns the id of the asset that a picture wraps. */
function assetOf({ fields }: SpaceEntry): string {
  const links = Object.values(fields).flatMap((values) => Object.values(values))
  return links.map((value) => (isObject(value) && isObject(value['sys']) && value['sys']['linkType'] === 'Asset' ? idOf(value) : '')).find(Boolean) ?? ''
}

function pathOf({ fields }: JsonObject): string | undefined {
  const file = isObject(fields) && isObject(fields['file']) ? Object.values(fields['file'])[0] : undefined
  return isObject(file) && typeof file['url'] === 'string' ? file['url'].replace(/^(?:https?:)?\/\//, '') : undefined
}

function idOf({ sys }: JsonObject): string {
  return isObject(sys) && typeof sys['id'] === 'string' ? sys['id'] : ''
}
