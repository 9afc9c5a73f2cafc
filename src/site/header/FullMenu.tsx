import type { Frame, MenuItem } from '#app/page-types/page.ts'
import type { PageMeta } from '#app/content/view/page-meta.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { m } from '#messages'
import { LanguageLinks } from '../language/LanguageLinks.tsx'
import { isCurrentBranch } from './is-current.ts'
import styles from './FullMenu.module.css'

interface Props {
  readonly frame: Frame
  readonly meta: PageMeta | undefined
  /** Called when a link is followed, even to the page that is shown. */
  readonly onFollow?: (() => void) | undefined
}

/** Show both levels of the menu and the languages at once, one below the other. */
export function FullMenu({ frame, meta, onFollow }: Props) {
  return (
    <div className={styles.menu}>
      <nav aria-label={m.nav_main()}>
        <ul className="plain">
          {frame.menu.map((item) => (
            <li key={item.id} className={styles.group} data-current={isCurrentBranch(item, meta?.place) || undefined}>
              <Item item={item} className={styles.top} onFollow={onFollow} />
              {item.children.length > 0 && (
                <ul className={styles.children}>
                  {item.children.map((child) => (
                    <li key={child.id}>
                      <Item item={child} className={styles.link} onFollow={onFollow} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={m.languages()} className={styles.languages}>
        <LanguageLinks locale={frame.locale} meta={meta} />
      </nav>
    </div>
  )
}

interface ItemProps extends Pick<Props, 'onFollow'> {
  readonly item: MenuItem
  readonly className: string | undefined
}

function Item({ item, className, onFollow }: ItemProps) {
  const label = <span {...phraseProps(item.label)}>{item.label.text}</span>
  if (!item.target) return <p className={className}>{label}</p>
  return (
    <SiteLink target={item.target} className={className} onClick={onFollow}>
      {label}
    </SiteLink>
  )
}
