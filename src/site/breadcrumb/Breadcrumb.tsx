import type { Crumb } from '#app/content/view/page.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { SiteLink } from '#app/i18n/SiteLink.tsx'
import { m } from '#app/paraglide/messages.js'
import styles from './Breadcrumb.module.css'

/** Show the way down to the page: the APG breadcrumb pattern; a row on phones, a stack in the margin on wide screens. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null
  return (
    <nav className={styles.breadcrumb} aria-label={m.breadcrumb()}>
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.title.text} className={styles.item}>
            <SiteLink className={styles.link} target={crumb.target} {...phraseProps(crumb.title)}>
              {crumb.title.text}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
