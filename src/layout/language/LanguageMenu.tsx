import type { PageMeta } from '#app/content/view/page-meta.ts'
import { localeInfo, type Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import { DisclosureMenu } from '#app/ui/menu/DisclosureMenu.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import styles from './LanguageMenu.module.css'

interface Props {
  readonly locale: Locale
  readonly meta: PageMeta | undefined
}

/** Offers the page in the other languages behind a button. */
export function LanguageMenu({ locale, meta }: Props) {
  const { prefix, endonym } = localeInfo(locale)
  const buttonContent = (
    <>
      <span className={styles.full}>{endonym}</span>
      <span className={styles.short}>{prefix}</span>
    </>
  )
  return (
    <DisclosureMenu label={m.language_current({ language: endonym, short: prefix.toUpperCase() })} buttonContent={buttonContent}>
      <LanguageLinks locale={locale} meta={meta} />
    </DisclosureMenu>
  )
}
