import type { MarkedText } from '../../index/hits/marked-text.ts'

/** Shows a text with marked matches. */
export function Marked({ of: { pieces } }: { readonly of: MarkedText }) {
  return pieces.map(({ at, text, isMarked }) => (isMarked ? <mark key={at}>{text}</mark> : text))
}
