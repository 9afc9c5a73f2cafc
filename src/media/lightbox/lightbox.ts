import { createContext } from 'react'
import type { Picture } from '#app/content/view/picture.ts'

/** A picture of the page that can be seen large, with the link to it. */
export interface Enlargeable {
  readonly picture: Picture
  readonly link: HTMLAnchorElement
}

/** The picture that was pressed last: a new object with each press. */
export interface Press {
  readonly picture: Picture
}

/** What a picture can ask of the lightbox around it. */
export interface LightboxControl {
  /** Make a picture one of those that the lightbox turns through; gives what takes it out again. */
  readonly add: (picture: Enlargeable) => () => void
  /** Fetch the lightbox, since somebody is about to open it. */
  readonly prepare: () => void
  /** Open it on a picture; follows the link where the lightbox cannot be had. */
  readonly open: (picture: Enlargeable) => void
}

export const LightboxContext = createContext<LightboxControl | undefined>(undefined)

/** The part of an address that opens a picture. */
export function fragmentOf({ id }: Picture): string {
  return `figure-${id}`
}

/** Read the id of the picture that a fragment opens. Links of former versions of the site begin with `plate-`. */
export function pictureIdOf(fragment: string): string | undefined {
  return /^(?:figure|plate)-(.+)$/.exec(fragment)?.[1]
}
