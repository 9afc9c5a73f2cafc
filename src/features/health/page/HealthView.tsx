import { ListingHead } from '#app/pages/listing/ListingHead.tsx'
import { HealthGroups } from './HealthGroups.tsx'
import { PublishStatus } from '../publishing/PublishStatus.tsx'
import type { HealthFact, HealthPage, HealthWords, ShownReport } from './page.ts'
import stylesheet from './health.css?url'

/** Shows editors the problems in the content, with links to the fields. Only this page loads its styles. */
export function HealthView({
  page: { breadcrumb, here, words, report, changes, statusWords, delivery, nodes, nodesTitle, misses, missesTitle },
}: {
  page: HealthPage
}) {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <ListingHead breadcrumb={breadcrumb} title={words.title} summary={{ text: words.intro }} />
      <div className="page columns health">
        {report ? (
          <>
            <div className="health-aside">
              <HealthFacts facts={report.totals} />
              <HealthFilters filters={report.filters} isNarrowed={report.isNarrowed} words={words} />
            </div>
            <div className="health-body">
              {report.groups.length > 0 ? <HealthGroups groups={report.groups} words={words} /> : <p>{words.none}</p>}
              {report.more && <p>{report.more}</p>}
              <HealthPages pages={report.pages} label={words.pages} />
              <SearchMisses misses={misses} title={missesTitle} />
              <PublishStatus changes={changes} words={statusWords} />
              {delivery.length > 0 && <HealthFacts facts={delivery} />}
              <HealthNodes nodes={nodes} title={nodesTitle} />
              <HealthFacts facts={report.facts} />
              <p className="health-links">
                {report.files.map(({ name, href }) => (
                  <a key={name} href={href}>
                    {name}
                  </a>
                ))}
              </p>
            </div>
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

/** Lists facts of the report, each with its label. */
function HealthFacts({ facts }: { readonly facts: readonly HealthFact[] }) {
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

interface NodesProps extends Pick<HealthPage, 'nodes'> {
  readonly title: string
}

/** Shows the state of each node of the site. */
function HealthNodes({ nodes, title }: NodesProps) {
  if (nodes.length === 0) return null
  return (
    <section aria-labelledby="health-nodes">
      <h2 id="health-nodes">{title}</h2>
      {nodes.map(({ name, facts }) => (
        <section key={name}>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <HealthFacts facts={facts} />
        </section>
      ))}
    </section>
  )
}

interface PagesProps extends Pick<ShownReport, 'pages'> {
  readonly label: string
}

/** Shows the pagination of a long report. */
function HealthPages({ pages, label }: PagesProps) {
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

/** Shows editors the search queries of visitors without results. */
function SearchMisses({ misses, title }: { readonly misses: HealthPage['misses']; readonly title: string }) {
  if (misses.length === 0) return null
  return (
    <section aria-labelledby="search-misses">
      <h2 id="search-misses">{title}</h2>
      <ul className="plain">
        {misses.map(({ words, locale, count }) => (
          <li key={`${locale} ${words}`}>
            <bdi lang={locale}>{words}</bdi> ({locale}) × {count}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FiltersProps extends Pick<ShownReport, 'filters' | 'isNarrowed'> {
  readonly words: Pick<HealthWords, 'filters' | 'filter'>
}

/** Shows filters of the findings in a form that works without scripts. The form is collapsed on small screens until a filter is set. */
function HealthFilters({ filters, isNarrowed, words }: FiltersProps) {
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
