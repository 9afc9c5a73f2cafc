import type { NotFoundSuggestions } from '#app/content/view/no-page.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { textProps } from '#app/i18n/text-props.ts'

/** Suggests pages if no page exists at the requested address. */
export function SimilarPages({ label, links }: NotFoundSuggestions) {
  return (
    <nav aria-labelledby="similar-pages" className="status-ways">
      <h2 id="similar-pages" className="status-text" {...textProps(label)}>
        {label.text}
      </h2>
      <ul>
        {links.map(({ title, link, language }) => (
          <li key={JSON.stringify(link)}>
            <SiteLink className="status-way" target={link}>
              <span {...textProps(title)}>{title.text}</span>
              {language && link.kind === 'place' && <span lang={link.locale}> · {language}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
