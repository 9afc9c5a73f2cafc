import type { OwnContent } from '#app/sections/own-fields/own-content.ts'
import { OwnFields } from '#app/sections/own-fields/view/OwnFields.tsx'
import styles from './OwnRegion.module.css'

/** Give what an entry says beyond its role its place in the page; nothing where it says no more. */
export function OwnRegion({ own }: { own: OwnContent | undefined }) {
  return own ? (
    <div className={`page columns ${styles.region}`}>
      <div className={styles.body}>
        <OwnFields own={own} />
      </div>
    </div>
  ) : null
}
