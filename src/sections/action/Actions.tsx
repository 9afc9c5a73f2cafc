import { externalProps, type LinkTarget } from '#app/i18n/addresses/place.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { textProps } from '#app/i18n/text-props.ts'
import styles from './Actions.module.css'
import type { LocalizedText } from '#app/content/view/localized-text.ts'

/** Link with the editor's text. */
export interface Action {
  readonly label: LocalizedText
  readonly target: LinkTarget
}

/** Link as a call to action. The first of a group is filled, the others are outlined. */
function ActionLink({ action, quiet = false }: { action: Action; quiet?: boolean }) {
  return (
    <SiteLink target={action.target} className={styles.action} data-quiet={quiet} {...externalProps(action.target)} {...textProps(action.label)}>
      <span>{action.label.text}</span>
    </SiteLink>
  )
}

/** Group of actions in a row that wraps on narrow screens. */
export function Actions({ actions }: { actions: readonly Action[] }) {
  if (actions.length === 0) return null
  return (
    <p className={styles.actions}>
      {actions.map((action, index) => (
        <ActionLink key={action.label.text} action={action} quiet={index > 0} />
      ))}
    </p>
  )
}
