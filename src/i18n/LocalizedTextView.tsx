import type { HTMLAttributes } from 'react'
import { BreakableText } from './BreakableText.tsx'
import { textProps } from './text-props.ts'

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
