import { ListingHead } from '#app/pages/listing/ListingHead.tsx'
import { HealthFacts } from './HealthFacts.tsx'
import { HealthFilters } from './HealthFilters.tsx'
import { HealthGroups } from './HealthGroups.tsx'
import { HealthPages } from './HealthPages.tsx'
import { SearchMisses } from './SearchMisses.tsx'
import { PublishStatus } from '../publishing/PublishStatus.tsx'
import type { HealthPage } from './page.ts'
import stylesheet from './health.css?url'

/** Shows editors the problems in the content, with links to the fields. Only this page loads its styles. */
export function HealthView({ page: { breadcrumb, here, words, report, changes, statusWords, misses, missesTitle } }: { page: HealthPage }) {
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
