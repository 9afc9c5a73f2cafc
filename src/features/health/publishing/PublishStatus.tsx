import type { PublishedChange } from '#app/content/publishing/published-change.ts'

/** Labels of the latest changes. */
export interface StatusWords {
  readonly title: string
  readonly published: string
  readonly live: string
  readonly waiting: string
}

interface Props {
  readonly changes: readonly PublishedChange[]
  readonly words: StatusWords
}

/** Lists the latest changes of the content, with the times at which they were published and went live. */
export function PublishStatus({ changes, words }: Props) {
  if (changes.length === 0) return null
  return (
    <section className="health-changes" aria-labelledby="last-changes">
      <h2 id="last-changes">{words.title}</h2>
      <ul className="plain">
        {changes.map(({ key, name, published, live }) => (
          <li key={key} className="health-row">
            <bdi>{name}</bdi>
            <span>
              {words.published}: {published}
            </span>
            <span>
              {words.live}: {live ?? words.waiting}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
