import type { MarkedText } from '../../index/hits/marked-text.ts'

/** Show a text in which what was looked for is marked. */
export function Marked({ of: { pieces } }: { readonly of: MarkedText }) {
  return pieces.map(({ at, text, isMarked }) => (isMarked ? <mark key={at}>{text}</mark> : text))
}
