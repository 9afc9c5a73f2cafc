import type { ReactNode } from 'react'
import site from '#config'
import { theme } from '#theme'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import header from '../header/Header.module.css'
import styles from './SiteFrame.module.css'

/** Stand around an answer where not even the frame's own content can be read: the house's name and nothing else. */
export function BareFrame({ children }: { children: ReactNode }) {
  const locale = useLocale()
  return (
    <>
      <header className={header.header}>
        <div className={`page ${header.bar}`}>
          <SiteLink className={header.brand} target={{ kind: 'place', locale, place: { route: 'home' } }}>
            <theme.Mark className={header.mark} />
            <span>{site.name}</span>
          </SiteLink>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <theme.PageEnd />
    </>
  )
}
