import type { ReactNode } from 'react'
import { phraseProps } from './phrase-props.ts'
import { useLocale } from './messages/locale-context.ts'
import { saidIn } from './messages/said.ts'
import { TextLanguage } from './TextLanguage.tsx'

/** Give the `lang` and `dir` of words of the site's own, where they are in another language than what surrounds them. */
export function useSaidProps(): { lang?: string; dir?: 'ltr' | 'rtl' } {
  return phraseProps({ locale: saidIn(useLocale()) })
}

/**
 * Give the `lang` of an element that is labelled in words of the site's own and holds others: its direction stays the page's.
 * What is in it stands in `<SaidLanguage>`.
 */
export function useSaidLang(): { lang?: string } {
  const { lang } = useSaidProps()
  return lang === undefined ? {} : { lang }
}

/** Tell everything below that what surrounds it has the `lang` of the site's own words, so that text of the page says its own. */
export function SaidLanguage({ children }: { readonly children: ReactNode }) {
  return <TextLanguage of={{ locale: saidIn(useLocale()) }}>{children}</TextLanguage>
}
