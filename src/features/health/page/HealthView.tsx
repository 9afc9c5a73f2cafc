import { HealthGroups } from './HealthGroups.tsx'
import { HealthFacts, HealthFilters, HealthFrame, HealthPages } from './HealthParts.tsx'
import { PublishStatus } from '../publishing/PublishStatus.tsx'
import type { HealthPage } from './page.ts'

/** Shows editors the problems in the content, with links to the fields. */
export function HealthView({
  page: { breadcrumb, here, words, report, changes, statusWords, delivery, nodes, nodesTitle, misses, missesTitle },
}: {
  page: HealthPage
}) {
  return (
    <HealthFrame
      breadcrumb={breadcrumb}
      here={here}
      words={words}
      aside={
        report && (
          <>
            <HealthFacts facts={report.totals} />
            <HealthFilters filters={report.filters} isNarrowed={report.isNarrowed} words={words} />
          </>
        )
      }
    >
      {report && (
        <>
          {report.groups.length > 0 ? <HealthGroups groups={report.groups} words={words} /> : <p>{words.none}</p>}
          {report.more && <p>{report.more}</p>}
          <HealthPages pages={report.pages} label={words.pages} />
          <SearchMisses misses={misses} title={missesTitle} />
          <PublishStatus changes={changes} words={statusWords} />
          {delivery.length > 0 && <HealthFacts facts={delivery} />}
          <HealthNodes nodes={nodes} title={nodesTitle} />
          <HealthFacts facts={report.facts} />
          <p className="health-links">
            <a href={`${here}/translations`}>{words.translations}</a>
            {report.files.map(({ name, href }) => (
              <a key={name} href={href}>
                {name}
              </a>
            ))}
          </p>
        </>
      )}
    </HealthFrame>
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
