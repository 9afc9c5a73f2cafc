import { memoize } from 'contentful-emulator/async/memoize.ts'
import type { ShareFace } from '#app/themes/theme.ts'
import type { ShareDrawing } from '#app/content/pages/page-services.server.ts'
import { shareTheme } from '#theme/share-picture.server.ts'
import { readSlice, Faces } from './fonts.server.ts'
import { layout, SOURCES, shownText } from './layout.server.ts'
import { openArtist, type Artist } from './takumi.server.ts'

/** Renderer and fonts for share images. */
interface Studio {
  readonly artist: Artist
  readonly faces: Faces
}

let opened: { readonly artist: Artist | undefined } | undefined
/** The fonts of each theme. */
const facesOf = memoize((faces: readonly ShareFace[]) => new Faces(faces), new WeakMap())

/** Returns the renderer and the fonts of the current site's theme, opened on first use. Returns `undefined` if this machine has no renderer. */
export function studio(): Studio | undefined {
  opened ??= { artist: openArtist() }
  return opened.artist && { artist: opened.artist, faces: facesOf(shareTheme.faces) }
}

/** Returns whether the fonts of the theme cover the text of an image. Missing characters would be drawn as boxes. */
export function canDraw({ title, siteName }: ShareDrawing): boolean {
  return studio()?.faces.cover(shownText(title) + shownText(siteName)) ?? false
}

const learnt = new WeakSet<object>()

/**
 * Draws the share image of a page as JPEG, in the theme of the current site. `picture` is the image of the page, in any format of the Images API.
 * Throws if this machine has no renderer.
 */
export async function draw(drawing: ShareDrawing, picture: Uint8Array | undefined): Promise<Buffer> {
  const room = studio()
  if (!room) throw new Error('A share picture was requested, but nothing can draw it.')
  const { artist, faces } = room
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
