import type { ReactNode } from 'react'
import { phraseProps } from './phrase-props.ts'
import { useLocale } from './messages/locale-context.ts'
import { saidIn } from './messages/said.ts'
import { TextLanguage } from './TextLanguage.tsx'

/** Returns `lang` and `dir` of interface messages, if their language differs from the surroundings. */
export function useSaidProps(): { lang?: string; dir?: 'ltr' | 'rtl' } {
  return phraseProps({ locale: saidIn(useLocale()) })
}

/**
 * Returns the `lang` of an element with a label in the language of the interface, and other content. Its direction remains that of the
 * page.
 *
 * Wrap the content in `<SaidLanguage>`.
 */
export function useSaidLang(): { lang?: string } {
  const { lang } = useSaidProps()
  return lang === undefined ? {} : { lang }
}

/** Declares that the surrounding element has the `lang` of the interface messages, so that texts of the page set theirs. */
export function SaidLanguage({ children }: { readonly children: ReactNode }) {
  return <TextLanguage of={{ locale: saidIn(useLocale()) }}>{children}</TextLanguage>
}
