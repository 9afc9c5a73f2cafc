import type { ReactNode } from 'react'
import styles from './Pagination.module.css'

interface Props {
  readonly label: string
  readonly page: number
  readonly pages: number
  /** Renders the link to a page. `content` is the visible content, `aria-label` its name. */
  readonly renderLink: (page: number, content: ReactNode, attributes: { 'aria-label': string; rel?: string; className?: string }) => ReactNode
  readonly names: { readonly previous: string; readonly next: string; readonly page: (page: number) => string }
}

/** Renders links to the pages of a long list, in a labelled navigation landmark that marks the current page. */
export function Pagination({ label, page, pages, renderLink, names }: Props) {
  if (pages < 2) return null
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  const step = { className: styles.step ?? '' }
  return (
    <nav className={styles.pagination} aria-label={label}>
      {page > 1 && renderLink(page - 1, <Arrow back />, { ...step, 'aria-label': names.previous, rel: 'prev' })}
      <ol className={styles.numbers}>
        {numbers.map((number) => (
          <li key={number}>
            {number === page ? (
              <span aria-current="page" className={styles.current}>
                <span className="visually-hidden">{names.page(number)}</span>
                <span aria-hidden="true">{number}</span>
              </span>
            ) : (
              renderLink(number, number, { 'aria-label': names.page(number), className: styles.number ?? '' })
            )}
          </li>
        ))}
      </ol>
      {page < pages && renderLink(page + 1, <Arrow />, { ...step, 'aria-label': names.next, rel: 'next' })}
    </nav>
  )
}

function Arrow({ back = false }: { back?: boolean }) {
  return (
    <svg className={styles.arrow} data-back={back || undefined} viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
      <path d="M0 6h22M17 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
