import type { LayoutContent } from '../site-layout/layout-content.ts'
import type { PageMeta } from '#app/content/view/page-meta.ts'
import { hasManyLanguages } from '#app/i18n/current-site.ts'
import { m } from '#messages'
import { MenuItemLink } from '../site-layout/MenuItemLink.tsx'
import { LANGUAGES, LanguageLinks, LanguageNavigation } from '../language/LanguageLinks.tsx'
import { isCurrentBranch } from './Navigation.tsx'
import styles from './FullMenu.module.css'

interface Props {
  readonly layout: LayoutContent
  readonly meta: PageMeta | undefined
  /** Called when a link is followed, also if it leads to the current page. */
  readonly onFollow?: (() => void) | undefined
}

/** Renders both levels of the menu and the languages, one below the other. */
export function FullMenu({ layout, meta, onFollow }: Props) {
  return (
    <div className={styles.menu}>
      {/* During an outage, there may be no menu. */}
      {layout.menu.length > 0 && (
        <nav aria-label={m.nav_main()}>
          <ul className="plain">
            {layout.menu.map((item) => (
              <li key={item.id} className={styles.group} data-current={isCurrentBranch(item, meta?.place) || undefined}>
                <MenuItemLink item={item} className={styles.top} onClick={onFollow} />
                {item.children.length > 0 && (
                  <ul className={styles.children}>
                    {item.children.map((child) => (
                      <li key={child.id}>
                        <MenuItemLink item={child} className={styles.link} onClick={onFollow} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
      <LanguageNavigation className={styles.languages}>
        {hasManyLanguages() ? (
          <a className={styles.link} href={`#${LANGUAGES}`} onClick={onFollow}>
            {m.languages()}
          </a>
        ) : (
          <LanguageLinks locale={layout.locale} meta={meta} without={layout.withoutHome} />
        )}
      </LanguageNavigation>
    </div>
  )
}
