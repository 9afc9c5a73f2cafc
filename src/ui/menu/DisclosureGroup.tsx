import { useEffect, useRef, type HTMLAttributes, type ReactNode } from 'react'
import styles from './DisclosureGroup.module.css'

interface Disclosure {
  /** Also the fragment of the item. */
  readonly id: string
  readonly label: ReactNode
  /** Language and direction of the label, if they differ from its surroundings. */
  readonly labelProps?: Pick<HTMLAttributes<HTMLElement>, 'lang' | 'dir'>
  readonly content: ReactNode
}

interface Props {
  readonly items: readonly Disclosure[]
  /** Fragment of the address. Opens the item with this id. */
  readonly target?: string
}

/**
 * Renders texts that open independently below their labels. APG pattern: disclosure.
 *
 * Uses native `details`: Enter and Space toggle, find-in-page opens, all without scripts. A fragment opens its item. Browsers do this
 * natively only for elements inside.
 */
export function DisclosureGroup({ items, target }: Props) {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!target) return
    const named = group.current?.querySelector<HTMLDetailsElement>(`details[id="${CSS.escape(target)}"]`)
    if (named) named.open = true
  }, [target])
  return (
    <div ref={group} className={styles.group}>
      {items.map(({ id, label, labelProps, content }) => (
        <details key={id} id={id} className={styles.item}>
          <summary className={styles.label} {...labelProps}>
            <span>{label}</span>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
