/** A face that share pictures are drawn in: a family as a package of Fontsource has it. */
export interface ShareFace {
  readonly family: string
  /** Name of the package: `@fontsource-variable/fraunces`. */
  readonly from: string
  /** Of what the files vary, as their names say it. */
  readonly axis: 'wght' | 'opsz'
  /** Which of its slices are used, as `unicode.json` of the package names them; all where it is not given. */
  readonly slices?: readonly string[]
}

/** How the title of a page is set. */
interface ShareTitle {
  /** Families, the first that has a character draws it; the others of the theme stand behind them. */
  readonly families: readonly string[]
  readonly weight: number
  /** Line height, as a multiple of the size. */
  readonly leading: number
  /** In em. */
  readonly tracking: number
}

/** The face of a site in pictures for shared links: what a theme exports as `shareTheme` from its `share-picture.server.ts`. */
export interface ShareTheme {
  /** To be raised with every change, so that pictures that were kept are drawn anew. */
  readonly version: number
  readonly colours: { readonly paper: string; readonly ink: string; readonly soft: string; readonly accent: string }
  /** The sign beside the site's name, square: an SVG document without texts. */
  readonly mark: string
  readonly faces: readonly ShareFace[]
  /** Of a title in a script (ISO 15924: `Latn`). */
  readonly title: (script: string) => ShareTitle
}
