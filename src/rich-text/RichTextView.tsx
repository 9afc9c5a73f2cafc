import type { RichText } from './rich-text.ts'
import { textProps } from '#app/i18n/text-props.ts'
import { TextLanguage } from '#app/i18n/TextLanguage.tsx'
import { Blocks } from './Blocks.tsx'
import styles from './RichTextView.module.css'
import { Component, type ReactNode } from 'react'
import { atContent, type ContentPlace } from '#app/content/development.ts'

interface Props {
  readonly text: RichText
  /** `story` is larger text with a drop cap; `small` is for answers and notes. */
  readonly size?: 'story' | 'normal' | 'small'
}

/** Rich text in a readable measure. Pictures and tables may be wider. */
export function RichTextView({ text, size = 'normal' }: Props) {
  const blocks = <Blocks blocks={text.blocks} />
  return (
    <div className={styles.text} data-size={size} {...textProps(text)}>
      <TextLanguage of={text}>{import.meta.env.DEV && text.place ? <TextPlace place={text.place}>{blocks}</TextPlace> : blocks}</TextLanguage>
    </div>
  )
}

interface PlaceProps {
  readonly place: ContentPlace
  readonly children: ReactNode
}

/** Adds entry and field of a text to errors of the components that render it, and passes them on. Only in development. */
class TextPlace extends Component<PlaceProps, { readonly thrown?: unknown }> {
  override state: { readonly thrown?: unknown } = {}

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown }
  }

  override render() {
    if (this.state.thrown !== undefined) throw atContent(this.state.thrown, this.props.place)
    return this.props.children
  }
}
