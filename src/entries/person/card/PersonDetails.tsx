import { createElement, Fragment } from 'react'
import { externalProps } from '#app/i18n/addresses/place.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import type { PersonDetail } from './detail.ts'
import styles from './PersonCard.module.css'

/** Renders texts with their labels, then links. They have no keys, because their texts may be the same. */
export function PersonDetails({ of: details }: { of: readonly PersonDetail[] }) {
  const rows = details.filter(({ target }) => !target)
  const list = rows.length > 0 && createElement('dl', { className: styles.role }, ...rows.map(row))
  return createElement(Fragment, {}, list, ...details.map(detailLink))
}

function row({ label, text }: PersonDetail) {
  return (
    <div>
      <LocalizedTextView as="dt" of={label} />
      <LocalizedTextView as="dd" of={text} className={styles.role} />
    </div>
  )
}

function detailLink({ text, target }: PersonDetail) {
  return target ? (
    <p className={styles.role}>
      <SiteLink target={target} className="accented-link" {...externalProps(target)}>
        {text.text}
      </SiteLink>
    </p>
  ) : null
}
