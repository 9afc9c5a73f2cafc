import type { LocaleSettings } from '#app/config/site.ts'
import type { PageMeta } from '#app/content/view/page-meta.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { withVariants } from '#app/i18n/current-site.ts'
import { localeInfo, type Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import styles from './LanguageLinks.module.css'

interface Props {
  readonly locale: Locale
  readonly meta: PageMeta | undefined
  readonly className?: string | undefined
}

const HOME: Place = { route: 'home' }

/**
 * Renders a navigation between a language and its variants, such as Easy German and German Sign Language. A language without variants has none.
 *
 * A link leads to the same page, or to the home page of a variant that lacks the page. If no language has a variant, browsers use
 * `NoVariantNavigation.tsx` in place of this file.
 */
export function VariantNavigation({ locale, meta, className }: Props) {
  const variants = withVariants(locale)
  if (variants.length === 0) return null
  return (
    <nav className={className} aria-label={m.language_variants()}>
      <ul className={styles.list}>
        {variants.map((each) => {
          const { tag, dir, endonym, signLanguage }: LocaleSettings = localeInfo(each)
          const alternate = meta?.alternates.find((found) => found.locale === each && found.translation !== 'fallback')
          const isCurrent = each === locale
          return (
            <li key={each}>
              <SiteLink
                className={styles.link}
                target={{ kind: 'place', locale: each, place: alternate?.place ?? (isCurrent && meta ? meta.place : HOME) }}
                hrefLang={signLanguage ?? tag}
                inPlace={alternate !== undefined}
                aria-current={isCurrent || undefined}
              >
                <span className={styles.name} lang={tag} dir={dir}>
                  {endonym}
                </span>
                {alternate?.translation === 'partly' && <small className={styles.note}>{m.language_partly()}</small>}
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
