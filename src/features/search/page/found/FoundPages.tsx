import { textProps } from '#app/i18n/text-props.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { useMessageProps } from '#app/i18n/MessageLanguage.tsx'
import type { FoundPage } from '../page.ts'
import type { MarkedText } from '../../index/hits/marked-text.ts'

interface Props {
  readonly hits: readonly FoundPage[]
  /** Heading of pages with only some of the words. */
  readonly some: string
  /** All results contain only some of the words, as a note above them explains. */
  readonly isLoose: boolean
}

/** Lists the results, best first, followed by pages with only some of the words. */
export function FoundPages({ hits, some, isLoose }: Props) {
  const texts = useMessageProps()
  const fitting = isLoose ? hits : hits.filter(({ isPartial }) => !isPartial)
  const further = isLoose ? [] : hits.filter(({ isPartial }) => isPartial)
  return (
    <>
      {fitting.length > 0 && <Pages pages={fitting} />}
      {further.length > 0 && (
        <section aria-labelledby="search-some">
          <p className="search-word" id="search-some" {...texts}>
            {some}
          </p>
          <Pages pages={further} />
        </section>
      )}
    </>
  )
}

function Pages({ pages }: { readonly pages: readonly FoundPage[] }) {
  const words = useMessageProps()
  return (
    <ol className="search-found">
      {pages.map(({ id, link, title, excerpt, heading, kind, date, standIn }) => (
        <li key={id} className="search-hit">
          <p className="search-kind" {...words}>
            {[kind, date].filter(Boolean).join(' · ')}
            {standIn && <span className="search-stand-in">{standIn}</span>}
          </p>
          <h2 className="search-title" {...textProps(title)}>
            <SiteLink target={link}>
              <Marked of={title} />
            </SiteLink>
          </h2>
          {heading && (
            <p className="search-heading" {...textProps(heading.text)}>
              <SiteLink target={heading.link} className="accented-link">
                <Marked of={heading.text} />
              </SiteLink>
            </p>
          )}
          {excerpt && (
            <p className="search-excerpt" {...textProps(excerpt)}>
              <Marked of={excerpt} />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Shows a text with marked matches. */
function Marked({ of: { pieces } }: { readonly of: MarkedText }) {
  return pieces.map(({ at, text, isMarked }) => (isMarked ? <mark key={at}>{text}</mark> : text))
}
