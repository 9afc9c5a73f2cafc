import { createElement } from 'react'
import { textProps } from '#app/i18n/text-props.ts'
import { EmbeddedEntryView } from '#app/rich-text/EmbeddedEntryView.tsx'
import type { HeadingLevel } from '#app/rich-text/rich-text.ts'
import { RichTextView } from '#app/rich-text/RichTextView.tsx'
import { Actions } from '../../action/Actions.tsx'
import type { UnmappedContent, UnmappedPart } from '../unmapped-content.ts'
import { Facts } from './Facts.tsx'
import { Location } from './Location.tsx'
import styles from './UnmappedFields.module.css'
import { Player } from '#app/media/file/Player.tsx'

interface Props {
  readonly own: UnmappedContent
  /** Level of the fields' names. @default 2 */
  readonly level?: HeadingLevel
}

/** Content of an entry's unmapped fields: facts first, then texts, pictures and parts. */
export function UnmappedFields({ own, level = 2 }: Props) {
  return (
    <div className={styles.fields}>
      {own.facts.length > 0 && <Facts facts={own.facts} />}
      {own.parts.map((part) => (
        <div key={part.id} className={styles.field} data-kind={part.kind} data-own-field={part.id}>
          {part.label && createElement(`h${level}`, { className: styles.label, ...textProps(part.label) }, part.label.text)}
          <Part part={part} />
        </div>
      ))}
    </div>
  )
}

function Part({ part }: { part: UnmappedPart }) {
  switch (part.kind) {
    case 'text':
      return <div className={part.lines && styles.lines}>{<RichTextView text={part.text} />}</div>
    case 'facts':
      return <Facts facts={part.facts} />
    case 'actions':
      return <Actions actions={part.actions} />
    case 'recording':
      return <Player medium={part.medium} file={part.file} />
    case 'location':
      return <Location location={part.location} />
    case 'sections':
      return (
        <div className={styles.sections} data-small={part.areSmall || undefined}>
          {part.sections.map((section) => (
            <EmbeddedEntryView key={section.id} entry={section} />
          ))}
        </div>
      )
  }
}
