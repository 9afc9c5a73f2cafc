import type { HealthRow } from './page.ts'

interface Props {
  readonly rows: readonly HealthRow[]
  /** Label of the links to Contentful’s web app. */
  readonly edit: string
}

/** Lists entries and assets, each with a link to the field in Contentful's web app. */
export function HealthRows({ rows, edit }: Props) {
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
