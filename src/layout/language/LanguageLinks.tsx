import type { ReactNode } from 'react'
import type { Alternate, PageMeta } from '#app/content/view/page-meta.ts'
import { hasLanguages, hasManyLanguages, siteLanguages } from '#app/i18n/current-site.ts'
import { isVariant, localeInfo, standardOf, type Locale } from '#app/i18n/locales.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { m } from '#messages'
import type { EntryAttributes } from '#app/ui/dropdown/entries.ts'
import { useLanguageChoice } from './useLanguageChoice.ts'
import styles from './LanguageLinks.module.css'

interface Props {
  readonly locale: Locale
  readonly meta: PageMeta | undefined
  /** Languages without a home page. */
  readonly without?: readonly Locale[] | undefined
}

/** Id of the full language list at the end of each page. */
export const LANGUAGES = 'languages'

const HOME: Place = { route: 'home' }
const homes = (without: readonly Locale[] = []) =>
  siteLanguages().flatMap((locale): Alternate[] => (without.includes(locale) ? [] : [{ locale, place: HOME, translation: 'translated' }]))

/**
 * Returns links to the same page in each language, or to the home pages if no page is shown. The labels are the names that the languages use
 * themselves. Variants of languages have their own list (`VariantNavigation`).
 */
export function useLanguageEntries({ locale, meta, without }: Props) {
  const choose = useLanguageChoice()
  const current = standardOf(locale)
  const languages = (meta?.alternates ?? homes(without)).filter((alternate) => !isVariant(alternate.locale))
  return languages.map((alternate) => {
    const { tag, dir, endonym } = localeInfo(alternate.locale)
    return {
      id: alternate.locale,
      text: endonym,
      isCurrent: alternate.locale === current,
      renderLink: ({ onClick, ...attributes }: EntryAttributes) => (
        <SiteLink
          target={{ kind: 'place', locale: alternate.locale, place: alternate.place }}
          hrefLang={tag}
          inPlace
          aria-current={alternate.locale === current || undefined}
          onClick={(event) => {
            choose(alternate.locale)(event)
            onClick?.(event)
          }}
          {...attributes}
        >
          <span className={styles.name} lang={tag} dir={dir}>
            {endonym}
          </span>
          {alternate.translation === 'fallback' && <small className={styles.note}>{m.language_untranslated()}</small>}
          {alternate.translation === 'partly' && <small className={styles.note}>{m.language_partly()}</small>}
        </SiteLink>
      ),
    }
  })
}

/** Renders a navigation with links to languages. A site with one language has none. */
export function LanguageNavigation({ id, className, children }: { id?: string | undefined; className: string | undefined; children: ReactNode }) {
  return (
    hasLanguages() && (
      <nav id={id} className={className} aria-label={m.languages()}>
        {children}
      </nav>
    )
  )
}

/** Lists the page in each language. A site with one language has no list. */
export function LanguageLinks(props: Props) {
  return hasLanguages() && <List {...props} />
}

function List(props: Props) {
  const entries = useLanguageEntries(props)
  return (
    <ul className={styles.list} data-many={hasManyLanguages() || undefined}>
      {entries.map(({ id, renderLink }) => (
        <li key={id}>{renderLink({ className: styles.link })}</li>
      ))}
    </ul>
  )
}
