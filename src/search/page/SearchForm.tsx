import type { Locale } from '#app/i18n/locales.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { useSaidProps } from '#app/i18n/SaidLanguage.tsx'
import { m } from '#messages'

/** Ask what a visitor looks for: a form that needs no script. */
export function SearchForm({ locale, words, label }: { readonly locale: Locale; readonly words: string; readonly label: string }) {
  return (
    <form className="search-form" role="search" action={pathOf(locale, { route: 'search' }, locale)} {...useSaidProps()}>
      <label className="search-label" htmlFor="search-words">
        {label}
      </label>
      <div className="search-row">
        <input
          id="search-words"
          className="search-words"
          type="search"
          name="q"
          defaultValue={words}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
        />
        <button className="search-submit" type="submit">
          {m.search_title()}
        </button>
      </div>
    </form>
  )
}
