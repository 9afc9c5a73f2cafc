import { theme } from '#theme'
import type { Frame } from '../frame/frame.ts'
import type { PageMeta } from '#app/content/view/page-meta.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { SaidLanguage, useSaidLang } from '#app/i18n/SaidLanguage.tsx'
import { HAS_MANY_LANGUAGES } from '#app/i18n/locales.ts'
import { m } from '#messages'
import { MenuItemLink } from '../frame/MenuItemLink.tsx'
import { LANGUAGES, LanguageLinks } from '../language/LanguageLinks.tsx'
import { ShareButton } from '../sharing/ShareButton.tsx'
import { BackToTop } from './BackToTop.tsx'
import { Organization } from './Organization.tsx'
import styles from './Footer.module.css'

interface Props {
  readonly frame: Frame
  readonly meta?: PageMeta | undefined
}

/** Renders the footer of each page: the address, the footer menu, a note, the languages. */
export function Footer({ frame, meta }: Props) {
  const said = useSaidLang()
  return (
    <footer id="footer" {...said}>
      <SaidLanguage>
        <theme.PageEnd />
        <div className={styles.ground}>
          <div className={`page columns ${styles.grid}`}>
            <Organization frame={frame} />
            <nav className={styles.menu} aria-label={m.footer_nav()}>
              {frame.footer.map((column) => (
                <div key={column.id}>
                  <MenuItemLink item={column} className={styles.head} />
                  <ul className="plain">
                    {column.children.map((item) => (
                      <li key={item.id}>
                        <MenuItemLink item={item} className={styles.link} />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
            {frame.footerNote && (
              <p className={styles.note} {...phraseProps(frame.footerNote)}>
                {frame.footerNote.text}
              </p>
            )}
            <nav id={HAS_MANY_LANGUAGES ? LANGUAGES : undefined} className={styles.languages} aria-label={m.languages()}>
              <LanguageLinks locale={frame.locale} meta={meta} />
            </nav>
            <p className={styles.back}>
              {meta && <ShareButton />}
              <BackToTop />
            </p>
          </div>
        </div>
      </SaidLanguage>
    </footer>
  )
}
