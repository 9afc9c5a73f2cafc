import type { Term } from '#app/rich-text/terms/term.ts'
import type { OwnContent } from '#app/sections/own-fields/own-content.ts'
import { OwnFields } from '#app/sections/own-fields/view/OwnFields.tsx'
import { PageProviders } from '../providers/PageProviders.tsx'
import styles from './OwnRegion.module.css'

export interface OwnRegionProps {
  readonly own: OwnContent
  /** Glossary terms, if the page does not provide them itself. */
  readonly terms?: readonly Term[] | undefined
}

/** Renders the unmapped content of an entry. */
export function OwnRegionContent({ own, terms }: OwnRegionProps) {
  const region = (
    <div className={`page columns ${styles.region}`}>
      <div className={styles.body}>
        <OwnFields own={own} />
      </div>
    </div>
  )
  return terms ? <PageProviders terms={terms}>{region}</PageProviders> : region
}
