import type { Section } from '../registry.tsx'

/** Tell whether a page of these sections opens with a picture as wide as the window, on which the header lies. */
export function opensWithPicture(sections: readonly Section[]): boolean {
  const opening = sections[0]
  return opening?.type === 'hero' && opening.layout === 'full' && opening.picture !== undefined
}
