import type { NoPage } from '#app/content/view/no-page.ts'
import { useSiteWords } from '#app/content/view/use-site-words.ts'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { said } from '#app/i18n/messages/said.ts'
import { m } from '#messages'
import { StatusViewOnDemand } from './StatusViewOnDemand.tsx'

interface Props {
  /** Why there is none, where more is known. */
  readonly noPage: NoPage | undefined
}

/** Say that there is no page at this address, and why. */
export function NotFoundView({ noPage }: Props) {
  const locale = useLocale()
  const { notFoundTitle = said(m.not_found_title(), locale), notFoundText = said(m.not_found_text(), locale) } = useSiteWords()
  return <StatusViewOnDemand title={noPage?.title ?? notFoundTitle} text={noPage?.text ?? notFoundText} />
}
