import type { ReactNode } from 'react'
import { ListingHead } from '#app/pages/listing/ListingHead.tsx'
import type { HealthFact, HealthPage, HealthWords, ShownReport } from './page.ts'
import stylesheet from './health.css?url'

interface FrameProps extends Pick<HealthPage, 'breadcrumb' | 'here'> {
  readonly words: Pick<HealthWords, 'title' | 'pending' | 'reload'> & Partial<Pick<HealthWords, 'intro'>>
  /** Absent while the report is being created. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** Layout of a page for editors: its head, an aside and a report. Only these pages load their styles. */
export function HealthFrame({ breadcrumb, here, words, aside, children }: FrameProps) {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <ListingHead breadcrumb={breadcrumb} title={words.title} summary={words.intro === undefined ? undefined : { text: words.intro }} />
      <div className="page columns health">
        {aside ? (
          <>
            <div className="health-aside">{aside}</div>
            <div className="health-body">{children}</div>
          </>
        ) : (
          <p className="health-body" role="status">
            {words.pending} <a href={here}>{words.reload}</a>
          </p>
        )}
      </div>
    </>
  )
}

/** Lists facts, each with its label. */
export function HealthFacts({ facts }: { readonly facts: readonly HealthFact[] }) {
  return (
    <dl className="health-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface PagesProps extends Pick<ShownReport, 'pages'> {
  readonly label: string
}

/** Shows the pagination of a long report. */
export function HealthPages({ pages, label }: PagesProps) {
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

interface FiltersProps extends Pick<ShownReport, 'filters' | 'isNarrowed'> {
  readonly words: Pick<HealthWords, 'filters' | 'filter'>
}

/** Shows filters in a form that works without scripts. The form is collapsed on small screens until a filter is set. */
export function HealthFilters({ filters, isNarrowed, words }: FiltersProps) {
  return (
    <details className="health-fold" open={isNarrowed}>
      <summary className="fold">{words.filters}</summary>
      <form className="health-filters" method="get">
        {filters.map(({ name, label, options }) => (
          <label key={name}>
            {label}
            <select name={name} defaultValue={options.find(({ isChosen }) => isChosen)?.value}>
              {options.map(({ value, label: text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit">{words.filter}</button>
      </form>
    </details>
  )
}
