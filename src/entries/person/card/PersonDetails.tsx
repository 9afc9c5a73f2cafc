import { createElement, Fragment } from 'react'
import { externalProps } from '#app/i18n/addresses/place.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import type { PersonDetail } from './detail.ts'

/** Renders texts with their labels, then links. They have no keys, because their texts may be the same. */
export function PersonDetails({ of: details, className }: { of: readonly PersonDetail[]; className: string | undefined }) {
  const rows = details.filter(({ target }) => !target)
  const list = rows.length > 0 && createElement('dl', { className }, ...rows.map((each) => row(each, className)))
  return createElement(Fragment, {}, list, ...details.map((each) => detailLink(each, className)))
}

function row({ label, text }: PersonDetail, className: string | undefined) {
  return (
    <div>
      <LocalizedTextView as="dt" of={label} />
      <LocalizedTextView as="dd" of={text} className={className} />
    </div>
  )
}

function detailLink({ text, target }: PersonDetail, className: string | undefined) {
  return target ? (
    <p className={className}>
      <SiteLink target={target} className="accented-link" {...externalProps(target)}>
        {text.text}
      </SiteLink>
    </p>
  ) : null
}
