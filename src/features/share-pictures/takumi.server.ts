import { createRequire } from 'node:module'
import type * as Takumi from '@takumi-rs/core'
import type { Font, ImageSource, MeasuredTextRun, Node, Renderer } from '@takumi-rs/core'

export type { Node as DrawnNode }

/** Pixels of a picture for shared links. */
export const SIZE = { width: 1200, height: 630 } as const

const QUALITY = 86
/** Bytes of what the library keeps from one picture to the next. */
const KEPT_BYTES = 4 * 1024 * 1024

/** Draws pictures; the only file that knows the library that does it. */
export interface Artist {
  /** Make a face known; `unicodeRange` are the characters that it is for. */
  learn(face: Extract<Font, { data: unknown }>): Promise<void>
  /** Draw as JPEG. `lang` is a BCP 47 tag. */
  draw(node: Node, lang: string, images: readonly ImageSource[]): Promise<Buffer>
  /** Tell where the words of a text come to stand in a box of a width, and how high it becomes. */
  measure(text: Node, lang: string, width: number): Promise<{ readonly height: number; readonly runs: readonly MeasuredTextRun[] }>
}

/** Open the library; `undefined` where there is no build of it for this machine. */
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

/** Asked for at the start and not by an import: without its build for this machine the site runs all the same. */
function openLibrary(name: string): Renderer | undefined {
  try {
    const library: typeof Takumi = createRequire(import.meta.url)(name)
    return new library.Renderer({ cacheMaxBytes: KEPT_BYTES })
  } catch (error) {
    console.warn(`[share pictures] nothing is drawn: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    return undefined
  }
}
