declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it'

  /** Reads `[^1]`, `[^1]: …` and `^[…]`. */
  export default function footnotes(parser: MarkdownIt): void
}
