import { theme } from '#theme'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { nameLength } from './name-length.ts'
import styles from './Header.module.css'

interface Props {
  readonly locale: Locale
  readonly name: { readonly text: string; readonly locale?: string }
}

/** Renders the mark and the name of the site as a link to the home page. */
export function Brand({ locale, name }: Props) {
  return (
    <SiteLink className={styles.brand} target={{ kind: 'place', locale, place: { route: 'home' } }} data-length={nameLength(name.text)}>
      <theme.Mark className={styles.mark} />
      <LocalizedTextView of={name} />
    </SiteLink>
  )
}
