import type { ComponentType } from 'react'

/** What is drawn in a place that the page gives it; decoration, hidden from who does not see. */
type Drawing = ComponentType<{ readonly className?: string | undefined }>

/** The face of a site: what a folder below `src/themes/` exports, beside its `theme.css`. */
export interface Theme {
  /** Name the font files that a page in a script (ISO 15924: `Latn`) needs at once: addresses, at most two. */
  readonly preloadedFonts: (script: string) => readonly string[]
  /** The sign beside the site's name, square. */
  readonly Mark: Drawing
  /** What a page ends with, above its footer: across the whole window. */
  readonly PageEnd: ComponentType
  /** What stands beside the words of an answer that is no page: the address of a drawing of 500 by 500 with the id `picture`, in the theme's tokens. */
  readonly statusPicture: string
  /** Addresses of the icons: a drawing, one of 180 px without transparency, and two for installed sites of 192 and 512 px. */
  readonly icons: { readonly drawing: string; readonly touch: string; readonly small: string; readonly large: string }
  /** Colours of the window around an installed site. */
  readonly window: { readonly background: string; readonly theme: string }
}
