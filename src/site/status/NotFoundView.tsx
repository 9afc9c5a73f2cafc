import type { Gone } from '#app/content/view/gone.ts'
import { useSiteWords } from '#app/content/view/use-site-words.ts'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { said } from '#app/i18n/messages/said.ts'
import { m } from '#messages'
import { StatusViewOnDemand } from './StatusViewOnDemand.tsx'

interface Props {
  readonly gone: Gone | undefined
}

/** Say that there is no page at this address, or that what lay there is gone for good. */
export function NotFoundView({ gone }: Props) {
  const locale = useLocale()
  const { notFoundTitle = said(m.not_found_title(), locale), notFoundText = said(m.not_found_text(), locale) } = useSiteWords()
  return <StatusViewOnDemand title={gone?.title ?? notFoundTitle} text={gone?.text ?? notFoundText} />
}
