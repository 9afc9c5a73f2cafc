import { plainTextOfBlocks } from '#app/rich-text/plain-text.ts'
import type { UnmappedPart } from '../unmapped-fields/unmapped-content.ts'

/** Returns the text of a part that is only a heading, such as a number or a position. Returns `undefined` for other parts. */
export function lineOfPart(part: UnmappedPart): string | undefined {
  const [line, ...more] = part.kind === 'text' ? part.text.blocks : []
  return line?.type === 'heading' && more.length === 0 ? plainTextOfBlocks([line]) : undefined
}
