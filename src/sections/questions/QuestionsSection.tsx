import { useLocation } from '@tanstack/react-router'
import { textProps } from '#app/i18n/text-props.ts'
import { DisclosureGroup } from '#app/ui/menu/DisclosureGroup.tsx'
import layout from '../layout/layout.module.css'
import { SectionTitle } from '../layout/SectionTitle.tsx'
import { RichTextView } from '#app/rich-text/RichTextView.tsx'
import styles from './QuestionsSection.module.css'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { RichText } from '#app/rich-text/rich-text.ts'
import type { SectionContent, SectionProps } from '../section.ts'

export interface Question {
  readonly id: string
  readonly question: LocalizedText
  readonly answer: RichText
}

export interface QuestionsContent extends SectionContent<'questions'> {
  readonly title?: LocalizedText
  readonly items: readonly Question[]
}

/** Questions in native disclosures. They work without JavaScript, and find-in-page opens them. */
export function QuestionsSection({ section }: SectionProps<QuestionsContent>) {
  const target = useLocation({ select: ({ hash }) => hash })
  return (
    <section className={`${layout.section} ${styles.section}`}>
      {section.title && <SectionTitle title={section.title} className={styles.title} />}
      <DisclosureGroup
        target={target}
        items={section.items.map(({ id, question, answer }) => ({
          id: `question-${id}`,
          label: question.text,
          labelProps: textProps(question),
          content: <RichTextView text={answer} size="small" />,
        }))}
      />
    </section>
  )
}
