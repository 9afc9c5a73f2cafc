import type { HealthPage } from './page.ts'

/** Shows editors the search queries of visitors without results. */
export function SearchMisses({ misses, title }: { readonly misses: HealthPage['misses']; readonly title: string }) {
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
