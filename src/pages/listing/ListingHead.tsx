import type { ReactNode } from 'react'
import type { Crumb } from '#app/content/view/page-meta.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { PageHead } from '../layout/PageHead.tsx'

interface Props {
  readonly breadcrumb: readonly Crumb[]
  readonly title: string
  readonly summary?: LocalizedText | undefined
  readonly children?: ReactNode
}

/** Renders the head of a listing. The text is also the description for search engines: React moves it to the head of the document. */
export function ListingHead({ breadcrumb, title, summary, children }: Props) {
  return (
    <>
      {summary && <meta name="description" content={summary.text} />}
      {summary && <meta property="og:description" content={summary.text} />}
      <PageHead breadcrumb={breadcrumb} title={{ text: title }} {...(summary && { summary })}>
        {children}
      </PageHead>
    </>
  )
}
