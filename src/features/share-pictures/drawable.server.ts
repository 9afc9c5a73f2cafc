import { shareTheme } from '#theme/share-picture.server.ts'
import type { ShareDrawing } from '#app/content/pages/page-services.server.ts'
import { Faces } from './faces.server.ts'
import { shownText } from './shown-text.ts'
import { openArtist, type Artist } from './takumi.server.ts'

/** What pictures are drawn with. */
export interface Studio {
  readonly artist: Artist
  readonly faces: Faces
}

let opened: { readonly studio: Studio | undefined } | undefined

/** Give what pictures are drawn with, opened on first use; `undefined` where this machine cannot draw. */
export function studio(): Studio | undefined {
  opened ??= { studio: openStudio() }
  return opened.studio
}

/** Tell whether the words of a picture can be drawn here: a title in a script that no face of the theme has would be boxes. */
export function canDraw({ title, siteName }: ShareDrawing): boolean {
  return studio()?.faces.cover(shownText(title) + shownText(siteName)) ?? false
}

function openStudio(): Studio | undefined {
  const artist = openArtist()
  return artist && { artist, faces: new Faces(shareTheme.faces) }
}
