import type { Locale } from '#app/i18n/locales.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { useSaidProps } from '#app/i18n/SaidLanguage.tsx'
import { m } from '#messages'
import styles from './SearchForm.module.css'

/** Ask what a visitor looks for: a form that needs no script. */
export function SearchForm({ locale, words, label }: { readonly locale: Locale; readonly words: string; readonly label: string }) {
  return (
    <form className={styles.form} role="search" action={pathOf(locale, { route: 'search' }, locale)} {...useSaidProps()}>
      <label className={styles.label} htmlFor="search-words">
        {label}
      </label>
      <div className={styles.row}>
        <input
          id="search-words"
          className={styles.words}
          type="search"
          name="q"
          defaultValue={words}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
        />
        <button className={styles.submit} type="submit">
          {m.search_title()}
        </button>
      </div>
    </form>
  )
}
