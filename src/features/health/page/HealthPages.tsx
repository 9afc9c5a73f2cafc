import type { ShownReport } from './page.ts'

interface Props extends Pick<ShownReport, 'pages'> {
  readonly label: string
}

/** Shows the pagination of a long report. */
export function HealthPages({ pages, label }: Props) {
  if (pages.length === 0) return null
  return (
    <nav aria-label={label}>
      <ol className="health-links">
        {pages.map(({ number, href, isCurrent }) => (
          <li key={number}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {number}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
