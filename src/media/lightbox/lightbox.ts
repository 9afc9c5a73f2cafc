import { createContext } from 'react'
import type { Picture } from '#app/content/view/picture.ts'

/** Picture of the page that can be enlarged, with the link to it. */
export interface Enlargeable {
  readonly picture: Picture
  readonly link: HTMLAnchorElement
}

/** Picture that was pressed last. Each press creates a new object. */
export interface Press {
  readonly picture: Picture
}

/** Functions of the lightbox for its pictures. */
export interface LightboxControl {
  /** Adds a picture to the lightbox. Returns a function that removes it. */
  readonly add: (picture: Enlargeable) => () => void
  /** Loads the lightbox when the user is about to open it. */
  readonly prepare: () => void
  /** Opens the lightbox on a picture. Follows the link if the lightbox cannot be loaded. */
  readonly open: (picture: Enlargeable) => void
}

export const LightboxContext = createContext<LightboxControl | undefined>(undefined)

/** Returns the fragment of an address that opens a picture. */
export function fragmentOf({ id }: Picture): string {
  return `figure-${id}`
}

/** Parses the id of the picture that a fragment opens. Links of older versions of the site begin with `plate-`. */
export function pictureIdOf(fragment: string): string | undefined {
  return /^(?:figure|plate)-(.+)$/.exec(fragment)?.[1]
}
