import { createRequire } from 'node:module'
import type * as Takumi from '@takumi-rs/core'
import type { Font, ImageSource, MeasuredTextRun, Node, Renderer } from '@takumi-rs/core'

export type { Node as DrawnNode }

/** Size of a share image in pixels. */
export const SIZE = { width: 1200, height: 630 } as const

const QUALITY = 86
/** Memory of the library’s cache between images. */
const KEPT_BYTES = 4 * 1024 * 1024

/** Renderer of images. Only this file depends on the library. */
export interface Artist {
  /** Registers a font. `unicodeRange` lists its characters. */
  learn(face: Extract<Font, { data: unknown }>): Promise<void>
  /** Draws a layout as JPEG. `lang` is a BCP 47 tag. */
  draw(node: Node, lang: string, images: readonly ImageSource[]): Promise<Buffer>
  /** Returns the positions of the words of a text in a box of a width, and its height. */
  measure(text: Node, lang: string, width: number): Promise<{ readonly height: number; readonly runs: readonly MeasuredTextRun[] }>
}

/** Opens the library. Returns `undefined` if there is no build for this machine. */
export function openArtist(library = '@takumi-rs/core'): Artist | undefined {
  const renderer = openLibrary(library)
  if (!renderer) return undefined
  return {
    learn: async (face) => void (await renderer.registerFont(face)),
    draw: (node, lang, images) => renderer.render(node, { ...SIZE, format: 'jpeg', quality: QUALITY, lang, images: [...images] }),
    async measure(text, lang, width) {
      const { height, runs } = await renderer.measure(text, { width, lang })
      return { height, runs }
    },
  }
}

/** Loads the library at run time and not by an import, because the site must work without it. */
function openLibrary(name: string): Renderer | undefined {
  try {
    const library: typeof Takumi = createRequire(import.meta.url)(name)
    return new library.Renderer({ cacheMaxBytes: KEPT_BYTES })
  } catch (error) {
    console.warn(`[share pictures] nothing is drawn: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    return undefined
  }
}
