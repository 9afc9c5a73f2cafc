import type { HealthRow, HealthWords } from './page.ts'

interface Props {
  readonly rows: readonly HealthRow[]
  readonly words: HealthWords
}

/** List findings, each with the way to where it is repaired. */
export function HealthTable({ rows, words }: Props) {
  return (
    // A keyboard must be able to scroll it.
    <section className="health-region" tabIndex={0} aria-label={words.title}>
      <table className="health-table">
        <thead>
          <tr>
            <th scope="col">{words.severity}</th>
            <th scope="col">{words.topic}</th>
            <th scope="col">{words.where}</th>
            <th scope="col">{words.finding}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, severity, label, topic, name, spot, sentence, editorUrl }) => (
            <tr key={key} data-severity={severity}>
              <td>{label}</td>
              <td>{topic}</td>
              <td>
                {name !== undefined && <bdi>{name}</bdi>}
                {spot.length > 0 && <code dir="ltr">{spot.join(' · ')}</code>}
              </td>
              <td>
                <p lang="en" dir="ltr">
                  {sentence}
                </p>
                <a href={editorUrl} target="_blank" rel="noreferrer" aria-label={name === undefined ? undefined : `${words.edit}: ${name}`}>
                  {words.edit}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
