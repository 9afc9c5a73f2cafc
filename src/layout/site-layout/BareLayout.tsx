import type { ReactNode } from 'react'
import { currentSite } from '#app/i18n/current-site.ts'
import { theme } from '#theme'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { Brand } from '../header/Brand.tsx'
import header from '../header/Header.module.css'
import styles from './SiteLayout.module.css'

/** Shows the name of the site around a page if the content of the header cannot be read. */
export function BareLayout({ children }: { children: ReactNode }) {
  const locale = useLocale()
  return (
    <>
      <header className={header.header}>
        <div className={`page ${header.bar}`}>
          <Brand locale={locale} name={{ text: currentSite().name }} />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <theme.PageEnd />
    </>
  )
}
