import type { Lost } from '#app/content/view/no-page.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { phraseProps } from '#app/i18n/phrase-props.ts'

/** Suggests pages if no page exists at the requested address. */
export function LostPages({ label, ways }: Lost) {
  return (
    <nav aria-labelledby="lost" className="status-ways">
      <h2 id="lost" className="status-text" {...phraseProps(label)}>
        {label.text}
      </h2>
      <ul>
        {ways.map(({ title, link, language }) => (
          <li key={JSON.stringify(link)}>
            <SiteLink className="status-way" target={link}>
              <span {...phraseProps(title)}>{title.text}</span>
              {language && link.kind === 'place' && <span lang={link.locale}> · {language}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
