import { useId, useRef } from 'react'
import type { PageMeta } from '#app/content/view/page.ts'
import { localeInfo, type Locale } from '#app/i18n/locales.ts'
import { m } from '#app/paraglide/messages.js'
import { useDisclosures } from '../../ui/useDisclosures.ts'
import { Chevron } from '../ornament/Chevron.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import styles from './LanguageMenu.module.css'

interface Props {
  readonly locale: Locale
  readonly meta: PageMeta | undefined
}

/** Offer the page in the other languages behind a button: the APG disclosure pattern with real links. */
export function LanguageMenu({ locale, meta }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { rootProps, buttonProps, panelProps } = useDisclosures<HTMLDivElement>()
  const { prefix, endonym } = localeInfo(locale)
  return (
    <div {...rootProps} className={styles.menu}>
      <button ref={button} className={styles.button} {...buttonProps(id)} aria-label={m.language_current({ language: endonym })}>
        <span className={styles.full}>{endonym}</span>
        <span className={styles.short}>{prefix}</span>
        <Chevron className={styles.chevron} />
      </button>
      <div className={styles.panel} {...panelProps(id)}>
        {/* The panel closes when a link is followed, and the page stays: the focus must not be lost. */}
        <LanguageLinks locale={locale} meta={meta} onFollow={() => button.current?.focus()} />
      </div>
    </div>
  )
}
