import type { ReactNode } from 'react'
import { textProps } from './text-props.ts'
import { useLocale } from './messages/locale-context.ts'
import { messageLanguageOf } from './messages/message-text.ts'
import { TextLanguage } from './TextLanguage.tsx'

/** Returns `lang` and `dir` of interface messages, if their language differs from the surroundings. */
export function useMessageProps(): { lang?: string; dir?: 'ltr' | 'rtl' } {
  return textProps({ locale: messageLanguageOf(useLocale()) })
}

/**
 * Returns the `lang` of an element with a label in the language of the interface, and other content. Its direction remains that of the
 * page.
 *
 * Wrap the content in `<MessageLanguage>`.
 */
export function useMessageLang(): { lang?: string } {
  const { lang } = useMessageProps()
  return lang === undefined ? {} : { lang }
}

/** Declares that the surrounding element has the `lang` of the interface messages, so that texts of the page set theirs. */
export function MessageLanguage({ children }: { readonly children: ReactNode }) {
  return <TextLanguage of={{ locale: messageLanguageOf(useLocale()) }}>{children}</TextLanguage>
}
