import { useId, type RefObject } from 'react'
import { localeInfo } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { PhraseText } from '#app/i18n/PhraseText.tsx'
import { TitleLink } from '#app/i18n/addresses/TitleLink.tsx'
import { m } from '#messages'
import { Popover } from '#app/ui/overlay/Popover.tsx'
import type { Term } from './term.ts'
import styles from './TermPopover.module.css'
import { TermUses } from './TermUses.tsx'

interface Props {
  readonly term: Term
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Explain a glossary word on the spot: its definition, its topic, and where else it is used. */
export function TermPopover({ term, triggerRef, isOpen, onOpenChange }: Props) {
  const title = useId()
  const close = () => onOpenChange(false)
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      labelledBy={title}
      closeLabel={m.term_close()}
      languageTag={localeInfo(useLocale()).tag}
    >
      <PhraseText as="p" of={term.term} className={styles.term} id={title} />
      <PhraseText as="p" of={term.definition} className={styles.definition} />
      {term.topic && (
        <p className={styles.topic}>
          <span className={styles.label}>{m.term_topic()}</span>{' '}
          <TitleLink title={term.topic.title} target={term.topic.link} className={`accented-link ${styles.link}`} onClick={close} />
        </p>
      )}
      <TermUses id={term.id} onFollow={close} />
    </Popover>
  )
}
