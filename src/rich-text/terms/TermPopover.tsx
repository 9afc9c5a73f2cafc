import { useQuery } from '@tanstack/react-query'
import { useId, type RefObject } from 'react'
import { localeInfo } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { useMessageProps } from '#app/i18n/MessageLanguage.tsx'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { m } from '#messages'
import { Popover } from '#app/ui/overlay/Popover.tsx'
import { queryClient } from '#app/ui/query-client.ts'
import type { Term } from './term.ts'
import styles from './TermPopover.module.css'
import { useFindGlossaryEntry } from './TermsProvider.tsx'

interface Props {
  readonly term: Term
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Popover with the definition of a glossary term. Its link leads to the glossary, or else to the definitions of the page. */
export function TermPopover({ term, triggerRef, isOpen, onOpenChange }: Props) {
  const title = useId()
  const locale = useLocale()
  const findEntry = useFindGlossaryEntry()
  const { data: entry } = useQuery({ queryKey: ['glossary-entry', locale, term.id], queryFn: () => findEntry(locale, term.id) }, queryClient)
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      labelledBy={title}
      closeLabel={m.term_close()}
      languageTag={localeInfo(locale).tag}
    >
      <LocalizedTextView as="p" of={term.term} className={styles.term} id={title} />
      <LocalizedTextView as="p" of={term.definition} className={styles.definition} />
      <p className={styles.more}>
        <SiteLink
          target={entry ?? { kind: 'url', href: `#term-${term.id}` }}
          className={`accented-link ${styles.link}`}
          onClick={() => onOpenChange(false)}
          {...useMessageProps()}
        >
          {m.term_more()}
        </SiteLink>
      </p>
    </Popover>
  )
}
