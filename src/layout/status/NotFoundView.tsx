import { isExplained, hasSuggestions, isNoPage } from '#app/content/view/no-page.ts'
import { useSiteWords } from '#app/content/view/site-words.ts'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { messageText } from '#app/i18n/messages/message-text.ts'
import { m } from '#messages'
import { StatusPage } from './StatusPage.tsx'

/** Renders that no page exists at this address. If `data` is available, includes the reason or similar pages. */
export function NotFoundView({ data }: { readonly data: unknown }) {
  const locale = useLocale()
  const { notFoundTitle = messageText(m.not_found_title(), locale), notFoundText = messageText(m.not_found_text(), locale) } = useSiteWords()
  const status = isNoPage(data) ? (
    <StatusPage documentTitle={data.title.text} title={data.title} text={data.text} offers="links" />
  ) : (
    <StatusPage
      documentTitle={m.not_found_title()}
      title={notFoundTitle}
      text={notFoundText}
      suggestions={hasSuggestions(data) ? data : undefined}
      offers="links"
    />
  )
  if (!import.meta.env.DEV || !isExplained(data)) return status
  return (
    <>
      {status}
      <footer className="page" lang="en" dir="ltr" data-why>
        <p>{data.why}</p>
      </footer>
    </>
  )
}
