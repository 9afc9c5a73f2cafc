import { useQuery } from '@tanstack/react-query'
import { fetchTermStories } from './term-stories.functions.ts'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { m } from '#messages'
import { queryClient } from './query-client.ts'
import styles from './TermPopover.module.css'

const SHOWN = 3

/** List stories that use a glossary word; nothing while they load, and nothing where they cannot be had. */
export function AlsoIn({ id, onFollow }: { id: string; onFollow: () => void }) {
  const locale = useLocale()
  const { data = [] } = useQuery({ queryKey: ['term-stories', locale, id], queryFn: () => fetchTermStories({ data: { locale, id } }) }, queryClient)
  if (data.length === 0) return null
  return (
    <div className={styles.also}>
      <p className={styles.label}>{m.term_also_in()}</p>
      <ul className={styles.stories}>
        {data.slice(0, SHOWN).map((story) => (
          <li key={story.id}>
            <SiteLink target={story.link} className={styles.link} onClick={onFollow} {...phraseProps(story.title)}>
              {story.title.text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
