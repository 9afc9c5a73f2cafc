import type { InspectorTags, Phrase } from './phrase.ts'

/** The places of a picture that can be kept in sight where it is cropped, in the words of the Images API. */
export const FOCAL_POINTS = ['center', 'top', 'right', 'left', 'bottom', 'top_right', 'top_left', 'bottom_right', 'bottom_left'] as const
export type FocalPoint = (typeof FOCAL_POINTS)[number]

/** A picture, with its sizes known before it loads. */
export interface Picture {
  readonly id: string
  /** Address of the original, absolute, protocol-relative or root-relative; takes Images API parameters unless `vector` or `asIs`. */
  readonly url: string
  /** Pixels of the original. */
  readonly width: number
  readonly height: number
  /** What is seen; empty for a decorative picture. */
  readonly alt: Phrase
  readonly title?: Phrase
  /** A tiny picture as a `data:` URL, shown until the real one is there. */
  readonly placeholder?: string
  /** SVG: served as it is. */
  readonly vector: boolean
  /** A drawing, chart or screenshot: its edges and labels belong to it, so it is shown whole in every box. */
  readonly isDrawing?: boolean
  /** Of a host that makes no pictures smaller. */
  readonly asIs?: boolean
  /** What every crop keeps in sight; its middle where the editor said nothing. */
  readonly focalPoint?: FocalPoint
  /** In a preview: the asset that it is of. */
  readonly inspector?: InspectorTags
}

/** A file to take away. */
export interface FileLink {
  readonly id: string
  readonly url: string
  readonly title: Phrase
  readonly description?: Phrase
  readonly fileName: string
  /** Short name of the type for people: `PDF`, `CSV`. */
  readonly type: string
  /** Size for people, in the page's language: `1.2 MB`. */
  readonly size: string
  /** Until when it is not public, in words. */
  readonly embargo?: Phrase
}

/** A file as it was uploaded, as feeds name it. */
export interface Enclosure {
  readonly url: string
  /** Media type. */
  readonly type: string
  /** Bytes. */
  readonly length: number
}
