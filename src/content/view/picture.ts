import type { InspectorTags, LocalizedText } from './localized-text.ts'

/** Positions in a picture that cropping retains, as values of the Images API. */
export const FOCAL_POINTS = ['center', 'top', 'right', 'left', 'bottom', 'top_right', 'top_left', 'bottom_right', 'bottom_left'] as const
export type FocalPoint = (typeof FOCAL_POINTS)[number]

/** Picture whose size is known before it loads. */
export interface Picture {
  readonly id: string
  /** Address of the original: absolute, protocol-relative or root-relative. It accepts parameters of the Images API unless `vector` or `asIs`. */
  readonly url: string
  /** Pixels of the original. */
  readonly width: number
  readonly height: number
  /** Description of the picture; empty if it is decorative. */
  readonly alt: LocalizedText
  readonly title?: LocalizedText
  /** Tiny picture as a `data:` URL, shown until the real one has loaded. */
  readonly placeholder?: string
  /** Whether the picture is an SVG, which is served unchanged. */
  readonly vector: boolean
  /** Whether the picture is a drawing, chart or screenshot, which must not be cropped. */
  readonly isDrawing?: boolean
  /** Whether the host of the picture cannot resize it. */
  readonly asIs?: boolean
  /** Position that every crop retains. Default: the center. */
  readonly focalPoint?: FocalPoint
  /** Asset of the picture. Only in a preview. */
  readonly inspector?: InspectorTags
}

/** File to download. */
export interface FileLink {
  readonly id: string
  readonly url: string
  readonly title: LocalizedText
  readonly description?: LocalizedText
  readonly fileName: string
  /** Short name of the type: `PDF`, `CSV`. */
  readonly type: string
  /** Localized size: `1.2 MB`. */
  readonly size: string
  /** Localized text on the end of the embargo. */
  readonly embargo?: LocalizedText
}

/** File as it was uploaded, for feeds. */
export interface Enclosure {
  readonly url: string
  /** Media type. */
  readonly type: string
  /** In bytes. */
  readonly length: number
}

/** Parameters of a picture in shared links: 1200 × 630 pixels. */
export const SHARED_PICTURE = 'w=1200&h=630&fit=fill&fm=jpg&q=80'
