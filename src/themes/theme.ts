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

/** A font of link preview pictures: a family from a Fontsource package. */
export interface ShareFace {
  readonly family: string
  /** Name of the package: `@fontsource-variable/fraunces`. */
  readonly from: string
  /** The variable axis in the file names. */
  readonly axis: 'wght' | 'opsz'
  /** Subsets to use, by their names in `unicode.json` of the package. Default: all. */
  readonly slices?: readonly string[]
}

/** Typography of page titles. */
interface ShareTitle {
  /** Font families in order of preference. The other fonts of the theme follow. */
  readonly families: readonly string[]
  readonly weight: number
  /** Line height as a multiple of the size. */
  readonly leading: number
  /** In em. */
  readonly tracking: number
}

/** Design of link preview pictures, which a theme exports as `shareTheme` from its `share-picture.server.ts`. */
export interface ShareTheme {
  /** Increase with each change, so that cached pictures are drawn again. */
  readonly version: number
  readonly colours: { readonly paper: string; readonly ink: string; readonly soft: string; readonly accent: string }
  /** The mark beside the site's name, square: an SVG document without text. */
  readonly mark: string
  readonly faces: readonly ShareFace[]
  /** Returns the typography of a title in a script (ISO 15924: `Latn`). */
  readonly title: (script: string) => ShareTitle
}

/** How to create a font file of the site as a subset of a package's font file. */
export interface FaceCut {
  /** Name of the created file. */
  readonly file: string
  /** A file of a package: `@fontsource-variable/…`. */
  readonly from: string
  /** Characters of the subset, in the form of `unicode-range`. */
  readonly range: string
  /** Limits of variable axes. Axes that are not named remain complete. */
  readonly axes?: Readonly<Record<string, readonly [number, number]>>
}
