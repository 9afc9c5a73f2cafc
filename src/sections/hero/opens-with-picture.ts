import type { Section } from '../registry.tsx'

/** Returns whether a page begins with a picture as wide as the window, which the header overlays. */
export function opensWithPicture(sections: readonly Section[]): boolean {
  const opening = sections[0]
  return opening?.type === 'hero' && opening.layout === 'full' && opening.picture !== undefined
}
