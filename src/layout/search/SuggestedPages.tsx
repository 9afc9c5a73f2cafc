import type { Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import stylesheet from './suggested.css?url'
import { useSuggestions } from './use-suggestions.ts'

/** Renders links to pages that match the typed text, and announces their number. */
export function SuggestedPages({ locale, text }: { readonly locale: Locale; readonly text: string }) {
  const suggestions = useSuggestions(locale, text)
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <p role="status" className="visually-hidden">
        {suggestions.length > 0 && m.search_count({ count: String(suggestions.length) })}
      </p>
      <ul className="suggested">
        {suggestions.map(({ id, title, kind, why, href, locale: language }) => (
          <li key={id}>
            <a href={href} className="suggested-page">
              <span lang={language}>{title}</span>
              <small>{kind}</small>
              {why && (
                <small className="suggested-why" lang={language}>
                  {why}
                </small>
              )}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
