import { ListingHead } from '#app/page-types/listing/ListingHead.tsx'
import { HealthFilters } from './HealthFilters.tsx'
import { HealthTable } from './HealthTable.tsx'
import type { HealthPage } from './page.ts'
import stylesheet from './health.css?url'

/** Show editors what is wrong with the content: how much of what, and where each is to be repaired. Its styles are fetched here alone. */
export function HealthView({ page: { breadcrumb, words, report } }: { page: HealthPage }) {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <ListingHead breadcrumb={breadcrumb} title={words.title} />
      <div className="page health">
        <p className="lead">{words.intro}</p>
        {report ? (
          <>
            <dl className="health-facts">
              {report.facts.map(({ label, value, severity }) => (
                <div key={label} data-severity={severity}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <HealthFilters filters={report.filters} words={words} />
            {report.rows.length > 0 ? <HealthTable rows={report.rows} words={words} /> : <p>{words.none}</p>}
            {report.more && <p>{report.more}</p>}
            {report.pages.length > 0 && (
              <nav aria-label={words.pages}>
                <ol className="health-pages">
                  {report.pages.map(({ number, href, isCurrent }) => (
                    <li key={number}>
                      <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                        {number}
                      </a>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
            <p className="health-files">
              {report.files.map(({ name, href }) => (
                <a key={name} href={href}>
                  {name}
                </a>
              ))}
            </p>
          </>
        ) : (
          <p role="status">
            {words.pending} <a href="">{words.reload}</a>
          </p>
        )}
      </div>
    </>
  )
}
