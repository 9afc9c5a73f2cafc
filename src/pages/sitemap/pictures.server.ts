import type { Entry } from '#app/content/content.ts'
import { ANY_SECTION, asset, entries, model } from '#app/content/reading/model.server.ts'
import { present } from '#app/content/view/present.ts'

const withSections = model('any', {}, { sections: entries(ANY_SECTION) })
/** The fields of pages and sections with one picture. */
const withPicture = model('any', {}, { cover: asset, picture: asset, portrait: asset })

/** Returns the addresses of the large pictures of a page, including those of its sections. */
export function picturesOf(entry: Entry): string[] {
  const { sections = [] } = entry.read(withSections) ?? {}
  const assets = [entry, ...sections].flatMap((each) => {
    const { cover, picture, portrait } = each.read(withPicture) ?? {}
    return present([cover, picture, portrait])
  })
  return [...new Set(assets.flatMap((each) => (each.isPicture ? (each.namedPicture()?.url ?? []) : [])))]
}
