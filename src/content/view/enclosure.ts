/** A file as it was uploaded, as feeds name it. */
export interface Enclosure {
  readonly url: string
  /** Media type. */
  readonly type: string
  /** Bytes. */
  readonly length: number
}
