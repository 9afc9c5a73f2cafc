import type { PublishedChange } from '#app/content/publishing/published-change.ts'
import type { StatusWords } from './publish-status.ts'

interface Props {
  readonly changes: readonly PublishedChange[]
  readonly words: StatusWords
}

/** Say of the last changes when they were published, and when visitors got them. */
export function PublishStatus({ changes, words }: Props) {
  if (changes.length === 0) return null
  return (
    <section>
      <h2>{words.title}</h2>
      <div className="health-region">
        <table className="health-table">
          <thead>
            <tr>
              <th scope="col">{words.where}</th>
              <th scope="col">{words.published}</th>
              <th scope="col">{words.live}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ key, name, published, live }) => (
              <tr key={key}>
                <td>
                  <bdi>{name}</bdi>
                </td>
                <td>{published}</td>
                <td>{live ?? words.waiting}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
