import { useEffect, useRef, type HTMLAttributes, type ReactNode } from 'react'
import styles from './DisclosureGroup.module.css'

interface Disclosure {
  /** Also the fragment that leads to it. */
  readonly id: string
  readonly label: ReactNode
  /** The language and direction of the label, where they are not those around it. */
  readonly labelProps?: Pick<HTMLAttributes<HTMLElement>, 'lang' | 'dir'>
  readonly content: ReactNode
}

interface Props {
  readonly items: readonly Disclosure[]
  /** The address' fragment: the item that it names is opened. */
  readonly target?: string
}

/**
 * Show texts behind their labels, each on its own. APG pattern: disclosure.
 *
 * Native `details`: Enter and Space toggle, finding in the page opens, nothing needs a script. A fragment that names an
 * item opens it, which browsers do by themselves only for what lies inside.
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
