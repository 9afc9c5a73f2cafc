import { createContext, use, type ReactNode } from 'react'
import { useLocale } from './messages/locale-context.ts'

const Surrounding = createContext<string | undefined>(undefined)

interface Props {
  /** A text with its language. Default: the language of the page. */
  readonly of: { readonly locale?: string }
  readonly children: ReactNode
}

/** Declares that the surrounding element has the `lang` of a text, so that texts in other languages set theirs, including the page's. */
export function TextLanguage({ of: text, children }: Props) {
  const page = useLocale()
  return <Surrounding value={text.locale ?? page}>{children}</Surrounding>
}

/** Returns the language tag of the element around the one that is being rendered. */
export function useSurroundingLanguage(): string {
  const page = useLocale()
  return use(Surrounding) ?? page
}
