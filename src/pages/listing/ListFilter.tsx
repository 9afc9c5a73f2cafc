import type { ComponentType } from 'react'
import { textProps } from '#app/i18n/text-props.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { messageText } from '#app/i18n/messages/message-text.ts'
import { useMessageLang } from '#app/i18n/MessageLanguage.tsx'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import type { LinkAttributes } from '#app/i18n/addresses/place-link.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import { Select } from '#app/ui/dropdown/Select.tsx'
import type { FilterGroup } from './list-filter.ts'
import styles from './ListFilter.module.css'

interface Props {
  /** Name of the filter, in the language of the interface. */
  readonly label: string
  readonly groups: readonly FilterGroup[]
  /** Renders the links. @default SiteLink */
  readonly Link?: ComponentType<LinkAttributes & { readonly target: LinkTarget }>
}

/** Renders filters and orders of a list, whose options are links. Each is folded in a select. If the page has a margin, all are open in it. */
export function ListFilter({ label, groups, Link = SiteLink }: Props) {
  const whole = messageText(label, useLocale())
  return (
    <nav className={styles.filter} aria-label={label} {...useMessageLang()}>
      {groups.map(({ id, label: name, options }) => (
        <div key={id} className={styles.group} role="group" aria-labelledby={name && `filter-${id}`}>
          <LocalizedTextView as="p" of={name} id={`filter-${id}`} className={styles.name} />
          <Select
            label={name?.text ?? label}
            buttonContent={
              <span className={styles.choice}>
                <LocalizedTextView as="small" of={name ?? whole} className={styles.name} />
                {options.map(({ title, active }) => active && <LocalizedTextView key={title.text} as="span" of={title} />)}
              </span>
            }
            classNames={{ button: styles.button, panel: styles.panel }}
            entries={options.map(({ title, target, active, count }) => ({
              id: title.text,
              text: title.text,
              isCurrent: active,
              renderLink: (attributes) => (
                <Link target={target} aria-current={active || undefined} {...attributes}>
                  <span {...textProps(title)}>{title.text}</span>
                  {count && <small className={styles.count}>{count}</small>}
                </Link>
              ),
            }))}
          />
        </div>
      ))}
    </nav>
  )
}
