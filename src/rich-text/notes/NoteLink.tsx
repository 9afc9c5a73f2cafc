import { textProps } from '#app/i18n/text-props.ts'
import { m } from '#messages'
import type { InlineOf } from '../node-views.ts'
import styles from './NoteLink.module.css'

/** Link to a footnote, or from a footnote back to its reference. */
export function NoteLink({ number, target, id }: InlineOf<'note'>) {
  const props = { className: styles.link, href: `#${target}`, id, ...textProps({}) }
  if (id === undefined) return <a {...props} role="doc-backlink" aria-label={m.note_back({ number })} />
  return (
    <sup>
      <a {...props} role="doc-noteref" aria-label={m.note_reference({ number })}>
        {number}
      </a>
    </sup>
  )
}
