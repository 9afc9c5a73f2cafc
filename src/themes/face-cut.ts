/** How a font file that pages fetch is cut out of one that a package brings. */
export interface FaceCut {
  /** Name of the file that is written. */
  readonly file: string
  /** A file of a package: `@fontsource-variable/…`. */
  readonly from: string
  /** What it draws, as the `unicode-range` of its face says it. */
  readonly range: string
  /** What is left of its axes, from where to where; those that are not named stay whole. */
  readonly axes?: Readonly<Record<string, readonly [number, number]>>
}
