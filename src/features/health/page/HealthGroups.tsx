import type { HealthGroup, HealthRow, HealthWords } from './page.ts'

interface Props {
  readonly groups: readonly HealthGroup[]
  readonly words: Pick<HealthWords, 'edit'>
}

/** Lists findings by kind. Each sentence appears once, above its entries. */
export function HealthGroups({ groups, words: { edit } }: Props) {
  return groups.map(({ key, severity, title, count, isOpen, statements }) => (
    // A new key resets the open state after a filter changes.
    <details key={`${key} ${isOpen}`} className="health-group" data-severity={severity} open={isOpen}>
      <summary className="fold">
        <h2>{title}</h2>
        <span>{count}</span>
      </summary>
      <ul className="plain">
        {statements.map(({ sentence, rows, further }) => (
          <li key={sentence} className="health-statement">
            <p lang="en" dir="ltr">
              {sentence}
            </p>
            <HealthRows rows={rows} edit={edit} />
            {further && (
              <details>
                <summary className="fold">{further.label}</summary>
                <HealthRows rows={further.rows} edit={edit} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </details>
  ))
}

interface RowsProps {
  readonly rows: readonly HealthRow[]
  /** Label of the links to Contentful’s web app. */
  readonly edit: string
}

/** Lists entries and assets, each with a link to the field in Contentful's web app. */
function HealthRows({ rows, edit }: RowsProps) {
  return (
    <ul className="plain">
      {rows.map(({ key, name, spot, editorUrl }) => (
        <li key={key} className="health-row">
          {name !== undefined && <bdi>{name}</bdi>}
          {spot.length > 0 && <code dir="ltr">{spot.join(' · ')}</code>}
          <a href={editorUrl} target="_blank" rel="noreferrer" aria-label={name === undefined ? undefined : `${edit}: ${name}`}>
            {edit}
          </a>
        </li>
      ))}
    </ul>
  )
}
