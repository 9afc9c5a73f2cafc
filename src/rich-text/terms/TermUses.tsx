import { useQuery } from '@tanstack/react-query'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { TitleLink } from '#app/i18n/addresses/TitleLink.tsx'
import { m } from '#messages'
import { queryClient } from './query-client.ts'
import styles from './TermPopover.module.css'
import { useFindTermUses } from './TermsProvider.tsx'

/** List pages that use a glossary word; nothing while they load, and nothing where they cannot be had. */
export function TermUses({ id, onFollow }: { id: string; onFollow: () => void }) {
  const locale = useLocale()
  const findUses = useFindTermUses()
  const { data = [] } = useQuery({ queryKey: ['term-uses', locale, id], queryFn: () => findUses(locale, id) }, queryClient)
  if (data.length === 0) return null
  return (
    <div className={styles.uses}>
      <p className={styles.label}>{m.term_also_in()}</p>
      <ul className={styles.pages}>
        {data.map((entry) => (
          <li key={entry.id}>
            <TitleLink title={entry.title} target={entry.link} className={`accented-link ${styles.link}`} onClick={onFollow} />
          </li>
        ))}
      </ul>
    </div>
  )
}
