import type { ReactNode } from 'react'
import type { Crumb } from '#app/content/view/page-meta.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import { PageHead } from '../layout/PageHead.tsx'

interface Props {
  readonly breadcrumb: readonly Crumb[]
  readonly title: string
  readonly summary?: Phrase | undefined
  readonly children?: ReactNode
}

/** Head a listing. The words about it describe it to search engines, too; React lifts them into the head of the document. */
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
