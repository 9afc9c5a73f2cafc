import { theme } from '#theme'
import type { LayoutContent } from '../site-layout/layout-content.ts'
import type { PageMeta } from '#app/content/view/page-meta.ts'
import { textProps } from '#app/i18n/text-props.ts'
import { MessageLanguage, useMessageLang } from '#app/i18n/MessageLanguage.tsx'
import { hasManyLanguages } from '#app/i18n/current-site.ts'
import { m } from '#messages'
import { MenuItemLink } from '../site-layout/MenuItemLink.tsx'
import { LANGUAGES, LanguageLinks, LanguageNavigation } from '../language/LanguageLinks.tsx'
import { ShareMenu } from '../sharing/ShareMenu.tsx'
import { BackToTop } from './BackToTop.tsx'
import { Organization } from './Organization.tsx'
import styles from './Footer.module.css'

interface Props {
  readonly layout: LayoutContent
  readonly meta?: PageMeta | undefined
}

/** Renders the footer of each page: the address, the footer menu, a note, the languages. */
export function Footer({ layout, meta }: Props) {
  const messageLang = useMessageLang()
  const columns = layout.footer.filter(({ children }) => children.length > 0)
  // A link without links below it is no heading of a column.
  const links = layout.footer.filter(({ children }) => children.length === 0)
  return (
    <footer id="footer" {...messageLang}>
      <MessageLanguage>
        <theme.PageEnd />
        <div className={styles.ground}>
          <div className={`page columns ${styles.grid}`}>
            <Organization layout={layout} />
            {layout.footer.length > 0 && (
              <nav className={styles.menu} aria-label={m.footer_nav()}>
                {columns.map((column) => (
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
                {links.length > 0 && (
                  <ul className={`plain ${styles.links}`}>
                    {links.map((item) => (
                      <li key={item.id}>
                        <MenuItemLink item={item} className={styles.link} />
                      </li>
                    ))}
                  </ul>
                )}
              </nav>
            )}
            {layout.footerNote && (
              <p className={styles.note} {...textProps(layout.footerNote)}>
                {layout.footerNote.text}
              </p>
            )}
            <LanguageNavigation id={hasManyLanguages() ? LANGUAGES : undefined} className={styles.languages}>
              <LanguageLinks locale={layout.locale} meta={meta} without={layout.withoutHome} />
            </LanguageNavigation>
            <div className={styles.back}>
              {meta && <ShareMenu locale={layout.locale} meta={meta} />}
              <BackToTop />
            </div>
          </div>
        </div>
      </MessageLanguage>
    </footer>
  )
}
