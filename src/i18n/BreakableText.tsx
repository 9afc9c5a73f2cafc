import { Fragment } from 'react'
import { japanesePhrases } from './japanese-phrases.ts'
import { useLocale } from './messages/locale-context.ts'

const IS_JAPANESE = /^ja(?:-|$)/i

/** Renders a text; between the phrases of a Japanese one stands a `wbr`, for browsers without `word-break: auto-phrase`. */
export function BreakableText({ of: { text, locale } }: { readonly of: { readonly text: string; readonly locale?: string } }) {
  const page = useLocale()
  if (!IS_JAPANESE.test(locale ?? page)) return text
  return japanesePhrases(text).map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {phrase}
    </Fragment>
  ))
}
