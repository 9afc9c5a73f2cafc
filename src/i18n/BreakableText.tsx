import { createElement, Fragment } from 'react'
import { japanesePhrases } from './japanese-phrases.ts'
import { useLocale } from './messages/locale-context.ts'

const IS_JAPANESE = /^ja(?:-|$)/i

/** Renders a text. Inserts `wbr` between Japanese word groups, for browsers without `word-break: auto-phrase`. */
export function BreakableText({ of: { text, locale } }: { readonly of: { readonly text: string; readonly locale?: string } }) {
  const page = useLocale()
  if (!IS_JAPANESE.test(locale ?? page)) return text
  const parts = japanesePhrases(text).flatMap((localizedText) => [createElement('wbr'), localizedText])
  // Passed as separate arguments, because the parts never change their order and need no keys.
  return createElement(Fragment, null, ...parts.slice(1))
}
