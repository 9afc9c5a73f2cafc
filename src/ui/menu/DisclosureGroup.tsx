import { ScriptOnce } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useEffect, useRef, type HTMLAttributes, type ReactNode } from 'react'
import styles from './DisclosureGroup.module.css'

/** Inline script after a group, used until hydration: opens the item that the address names. */
const openAddressedScript = `{const open=()=>{try{const item=document.getElementById(decodeURIComponent(location.hash.slice(1)));if(item?.localName=='details')item.open=true}catch{}};open();addEventListener('hashchange',open,{signal:early.plain.signal})}`

/** Browsers already have the script in the document. */
const openAddressed = createIsomorphicFn()
  .server(() => <ScriptOnce>{openAddressedScript}</ScriptOnce>)
  .client(() => null)

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
 * natively only for elements inside, so an inline script does it until hydration.
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
      {openAddressed()}
    </div>
  )
}
