import type { ComponentType } from 'react'

/** A decorative drawing, hidden from screen readers. */
type Drawing = ComponentType<{ readonly className?: string | undefined }>

/** The design of a site, which a folder of `src/themes/` exports beside its `theme.css`. */
export interface Theme {
  /** Returns the addresses of font files that a page in a script (ISO 15924: `Latn`) needs at once, at most two. */
  readonly preloadedFonts: (script: string) => readonly string[]
  /** The mark beside the site's name, square. */
  readonly Mark: Drawing
  /** The end of the page above its footer, as wide as the window. */
  readonly PageEnd: ComponentType
  /** Picture of status pages: the address of an SVG drawing of 500 by 500 in the theme's tokens, with the id `picture`. */
  readonly statusPicture: string
  /** Addresses of the icons: an SVG drawing, one of 180 px without transparency, and two for installed sites of 192 and 512 px. */
  readonly icons: { readonly drawing: string; readonly touch: string; readonly small: string; readonly large: string }
  /** Window colours of an installed site. */
  readonly window: { readonly background: string; readonly theme: string }
}
