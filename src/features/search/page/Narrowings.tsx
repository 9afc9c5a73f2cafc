import { textProps } from '#app/i18n/text-props.ts'
import type { Narrowing } from './page.ts'
import { SearchLink } from './SearchLink.tsx'

/** Shows filters for the search results. */
export function Narrowings({ items, title }: { readonly items: readonly Narrowing[]; readonly title?: string }) {
  return (
    <>
      {title && <h2 className="search-narrowings-title">{title}</h2>}
      <ul className="search-narrowings">
        {items.map(({ id, title: name, link, count, isActive }) => (
          <li key={id}>
            <SearchLink to={link} className="search-narrowing" data-active={isActive || undefined} aria-current={isActive ? 'true' : undefined}>
              <span {...textProps(name)}>{name.text}</span>
              {count && <span className="search-count">{count}</span>}
            </SearchLink>
          </li>
        ))}
      </ul>
    </>
  )
}
