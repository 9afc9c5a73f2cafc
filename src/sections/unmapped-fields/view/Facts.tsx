import { createElement, type ReactNode } from 'react'
import { externalProps } from '#app/i18n/addresses/place.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { textProps } from '#app/i18n/text-props.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import type { Fact, FactValue } from '../unmapped-content.ts'
import styles from './Facts.module.css'

/** Facts with their labels. Several values of a fact are tags. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ id, label, values }) => (
        <div key={id} data-own-field={id}>
          <LocalizedTextView as="dt" of={label} />
          <dd>{values.length > 1 ? createElement('ul', { className: styles.words }, ...values.map(listItem)) : values.map(valueView)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Item without a key, because an editor may enter a word twice. */
function listItem(value: FactValue) {
  return <li>{valueView(value)}</li>
}

function valueView(value: FactValue): ReactNode {
  switch (value.kind) {
    case 'text':
      return <LocalizedTextView key="value" of={value.text} />
    case 'moment':
      return (
        <time key="value" dateTime={value.moment.iso}>
          {value.moment.date}
          {value.moment.time !== undefined && ` ${value.moment.time}`}
        </time>
      )
    case 'link':
      return (
        <SiteLink key="value" target={value.link.target} className="accented-link" {...externalProps(value.link.target)} {...textProps(value.link.label)}>
          {value.link.label.text}
        </SiteLink>
      )
  }
}
