import { shareTheme } from '#theme/share-picture.server.ts'
import type { ShareDrawing } from '#app/content/pages/page-services.server.ts'
import { Faces } from './fonts.server.ts'
import { shownText } from './shown-text.ts'
import { openArtist, type Artist } from './takumi.server.ts'

/** Renderer and fonts for share images. */
export interface Studio {
  readonly artist: Artist
  readonly faces: Faces
}

let opened: { readonly studio: Studio | undefined } | undefined

/** Returns the renderer and fonts, opened on first use. Returns `undefined` if this machine has no renderer. */
export function studio(): Studio | undefined {
  opened ??= { studio: openStudio() }
  return opened.studio
}

/** Returns whether the fonts of the theme cover the text of an image. Missing characters would be drawn as boxes. */
export function canDraw({ title, siteName }: ShareDrawing): boolean {
  return studio()?.faces.cover(shownText(title) + shownText(siteName)) ?? false
}

function openStudio(): Studio | undefined {
  const artist = openArtist()
  return artist && { artist, faces: new Faces(shareTheme.faces) }
}
