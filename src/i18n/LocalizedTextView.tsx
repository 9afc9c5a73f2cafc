import { type HTMLAttributes, createElement, Fragment } from 'react'
import { textProps } from './text-props.ts'
import { japanesePhrases } from './japanese-phrases.ts'
import { useLocale } from './messages/locale-context.ts'

interface Props extends HTMLAttributes<HTMLElement> {
  readonly of: { readonly text: string; readonly locale?: string } | undefined
  /** @default 'span' */
  readonly as?: 'span' | 'p' | 'dt' | 'dd' | 'small' | 'h1' | 'h2'
}

/** Renders a localized text in an element with its `lang`, if it differs from its surroundings. Renders nothing without a text. */
export function LocalizedTextView({ of: localizedText, as: Element = 'span', ...rest }: Props) {
  return localizedText ? (
    <Element {...rest} {...textProps(localizedText)}>
      <BreakableText of={localizedText} />
    </Element>
  ) : null
}

const IS_JAPANESE = /^ja(?:-|$)/i

/** Renders a text. Inserts `wbr` between Japanese word groups, for browsers without `word-break: auto-phrase`. */
export function BreakableText({ of: { text, locale } }: { readonly of: { readonly text: string; readonly locale?: string } }) {
  const page = useLocale()
  if (!IS_JAPANESE.test(locale ?? page)) return text
  const parts = japanesePhrases(text).flatMap((localizedText) => [createElement('wbr'), localizedText])
  // Passed as separate arguments, because the parts never change their order and need no keys.
  return createElement(Fragment, null, ...parts.slice(1))
}
