import { phraseProps } from '#app/i18n/phrase-props.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { useSaidProps } from '#app/i18n/SaidLanguage.tsx'
import { Marked } from './Marked.tsx'
import type { FoundPage } from '../page.ts'

/** List the pages that were found, the best first. */
export function FoundPages({ hits }: { readonly hits: readonly FoundPage[] }) {
  const words = useSaidProps()
  return (
    <ol className="search-found">
      {hits.map(({ id, link, title, excerpt, heading, kind, date, standIn }) => (
        <li key={id} className="search-hit">
          <p className="search-kind" {...words}>
            {[kind, date].filter(Boolean).join(' · ')}
            {standIn && <span className="search-stand-in">{standIn}</span>}
          </p>
          <h2 className="search-title" {...phraseProps(title)}>
            <SiteLink target={link}>
              <Marked of={title} />
            </SiteLink>
          </h2>
          {heading && (
            <p className="search-heading" {...phraseProps(heading.text)}>
              <SiteLink target={heading.link} className="accented-link">
                <Marked of={heading.text} />
              </SiteLink>
            </p>
          )}
          {excerpt && (
            <p className="search-excerpt" {...phraseProps(excerpt)}>
              <Marked of={excerpt} />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
