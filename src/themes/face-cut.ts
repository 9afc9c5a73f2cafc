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
