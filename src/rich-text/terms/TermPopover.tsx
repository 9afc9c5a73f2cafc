import { useId, type RefObject } from 'react'
import { localeInfo } from '#app/i18n/locales.ts'
import { useLocale } from '#app/i18n/messages/messages.tsx'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
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
      <p className={styles.term} id={title} {...phraseProps(term.term)}>
        {term.term.text}
      </p>
      <p className={styles.definition} {...phraseProps(term.definition)}>
        {term.definition.text}
      </p>
      {term.topic && (
        <p className={styles.topic}>
          <span className={styles.label}>{m.term_topic()}</span>{' '}
          <SiteLink target={term.topic.link} className={styles.link} onClick={close} {...phraseProps(term.topic.title)}>
            {term.topic.title.text}
          </SiteLink>
        </p>
      )}
      <TermUses id={term.id} onFollow={close} />
    </Popover>
  )
}
