import type { Term } from '#app/rich-text/terms/term.ts'
import type { OwnContent } from '#app/sections/own-fields/own-content.ts'
import { OwnFields } from '#app/sections/own-fields/view/OwnFields.tsx'
import { PageProviders } from '../providers/PageProviders.tsx'
import styles from './OwnRegion.module.css'

export interface OwnRegionProps {
  readonly own: OwnContent
  /** Of a page that gives its texts nothing else to refer to. */
  readonly terms?: readonly Term[] | undefined
}

/** Show what an entry says beyond its role. */
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
