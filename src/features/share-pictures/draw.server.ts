import type { ShareDrawing } from '#app/content/pages/page-services.server.ts'
import { shareTheme } from '#theme/share-picture.server.ts'
import type { Studio } from './drawable.server.ts'
import { readSlice } from './fonts.server.ts'
import { layout, SOURCES } from './layout.server.ts'
import { shownText } from './shown-text.ts'

const learnt = new WeakSet<object>()

/** Draws the share image of a page as JPEG. `picture` is the image of the page, in any format of the Images API. */
export async function draw({ artist, faces }: Studio, drawing: ShareDrawing, picture: Uint8Array | undefined): Promise<Buffer> {
  for (const slice of faces.of(shownText(drawing.title) + shownText(drawing.siteName))) {
    if (learnt.has(slice)) continue
    await artist.learn(await readSlice(slice))
    learnt.add(slice)
  }
  const node = await layout(artist, drawing, picture !== undefined)
  return artist.draw(node, drawing.locale, [
    { src: SOURCES.mark, data: Buffer.from(shareTheme.mark) },
    ...(picture ? [{ src: SOURCES.picture, data: picture, cache: 'none' as const }] : []),
  ])
}
