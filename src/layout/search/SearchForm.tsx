import { useId, type ComponentProps, type ReactNode } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { useMessageProps } from '#app/i18n/MessageLanguage.tsx'
import { m } from '#messages'
import styles from './SearchForm.module.css'

interface Props extends Omit<ComponentProps<'form'>, 'action'> {
  readonly locale: Locale
  /** The searched words. */
  readonly words?: string
  readonly label: string
  /** Whether the page is the search page, so that its field has the focus at once. */
  readonly isFocused?: boolean
  /** Shown below the field. */
  readonly children?: ReactNode
}

/** Shows a labelled search field. The form leads to the search page and needs no script. */
export function SearchForm({ locale, words, label, isFocused, children, ...rest }: Props) {
  const field = useId()
  return (
    <form role="search" action={pathOf(locale, { route: 'search' }, locale)} {...rest} {...useMessageProps()}>
      <label className={styles.label} htmlFor={field}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={field}
          className={styles.words}
          type="search"
          name="q"
          defaultValue={words}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          {...(isFocused && { autoFocus: true })}
        />
        <button className={styles.submit} type="submit">
          {m.search_title()}
        </button>
      </div>
      {children}
    </form>
  )
}
