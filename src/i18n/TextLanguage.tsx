import { createContext, use, type ReactNode } from 'react'
import { useLocale } from './messages/locale-context.ts'

const Surrounding = createContext<string | undefined>(undefined)

interface Props {
  /** A text that says which language it is in; without one it is in the page's. */
  readonly of: { readonly locale?: string }
  readonly children: ReactNode
}

/** Tell everything below that what surrounds it has the `lang` of a text, so that what is in another language, the page's own included, says so. */
export function TextLanguage({ of: text, children }: Props) {
  const page = useLocale()
  return <Surrounding value={text.locale ?? page}>{children}</Surrounding>
}

/** Read the language tag of what surrounds the element that is being rendered. */
export function useSurroundingLanguage(): string {
  const page = useLocale()
  return use(Surrounding) ?? page
}
