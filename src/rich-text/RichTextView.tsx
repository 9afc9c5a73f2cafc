import type { RichText } from './rich-text.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { TextLanguage } from '#app/i18n/TextLanguage.tsx'
import { Blocks } from './Blocks.tsx'
import styles from './RichTextView.module.css'

interface Props {
  readonly text: RichText
  /** `story` sets a larger text that opens with a standing initial; `small` is for answers and notes. */
  readonly size?: 'story' | 'normal' | 'small'
}

/** Show running text: as wide as its measure, with pictures and tables that may take all the room there is. */
export function RichTextView({ text, size = 'normal' }: Props) {
  return (
    <div className={styles.text} data-size={size} {...phraseProps(text)}>
      <TextLanguage of={text}>
        <Blocks blocks={text.blocks} />
      </TextLanguage>
    </div>
  )
}
