import type { Term } from '#app/rich-text/terms/term.ts'
import type { UnmappedContent } from '#app/sections/unmapped-fields/unmapped-content.ts'
import { UnmappedFields } from '#app/sections/unmapped-fields/view/UnmappedFields.tsx'
import { PageProviders } from '../providers/PageProviders.tsx'
import styles from './OwnRegion.module.css'

export interface OwnRegionProps {
  readonly own: UnmappedContent
  /** Glossary terms, if the page does not provide them itself. */
  readonly terms?: readonly Term[] | undefined
}

/** Renders the unmapped content of an entry. */
export function OwnRegionContent({ own, terms }: OwnRegionProps) {
  const region = (
    <div className={`page columns ${styles.region}`}>
      <div className={styles.body}>
        <UnmappedFields own={own} />
      </div>
    </div>
  )
  return terms ? <PageProviders terms={terms}>{region}</PageProviders> : region
}
