interface Edges {
  readonly top: number
  readonly bottom: number
}

interface Room {
  readonly trigger: Edges
  /** Position of the trigger's sentence, or of the trigger itself. */
  readonly sentence: Edges
  /** Height of the popover. */
  readonly height: number
  /** Height of the window. */
  readonly window: number
}

export interface PopoverPlace {
  readonly placement: 'top start' | 'bottom start'
  /** Distance from the trigger in pixels. */
  readonly offset: number
}

/** Distance between popover and text in pixels. */
const GAP = 10
/** Minimum distance between popover and the edge of the window in pixels. */
const MARGIN = 12

/**
 * Places a popover on the side with more space, beyond the sentence that is being read. If it does not fit there, it covers the rest of the
 * sentence.
 */
export function besideSentence({ trigger, sentence, height, window }: Room): PopoverPlace {
  const below = { placement: 'bottom start', room: window - sentence.bottom, reach: sentence.bottom - trigger.bottom } as const
  const above = { placement: 'top start', room: sentence.top, reach: trigger.top - sentence.top } as const
  const sides = below.room >= above.room ? [below, above] : [above, below]
  const clear = sides.find(({ room }) => room >= height + GAP + MARGIN)
  if (clear) return { placement: clear.placement, offset: clear.reach + GAP }
  return { placement: window - trigger.bottom >= trigger.top ? 'bottom start' : 'top start', offset: GAP }
}

/** Returns the position of the sentence around an element of a text. */
export function sentenceAround(element: Element, languageTag: string): Edges {
  const block = element.closest('p, li, td, th, dd, blockquote, figcaption')
  if (!block) return element.getBoundingClientRect()
  const before = document.createRange()
  before.setStart(block, 0)
  before.setEndBefore(element)
  const at = before.toString().length
  const text = block.textContent
  const sentence = new Intl.Segmenter(languageTag, { granularity: 'sentence' }).segment(text).containing(at)
  const range = document.createRange()
  range.selectNodeContents(block)
  const start = sentence && pointAt(block, sentence.index)
  const end = sentence && pointAt(block, sentence.index + sentence.segment.trimEnd().length)
  if (start) range.setStart(...start)
  if (end) range.setEnd(...end)
  return range.getBoundingClientRect()
}

/** Returns the text node and offset of a character in an element's text. */
function pointAt(element: Element, index: number): [Node, number] | undefined {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = index
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const { length } = node.textContent ?? ''
    if (left <= length) return [node, left]
    left -= length
  }
  return undefined
}
