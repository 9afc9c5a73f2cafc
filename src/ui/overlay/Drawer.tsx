import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { FocusReturn } from './FocusReturn.tsx'
import styles from './Drawer.module.css'

interface Props {
  readonly label: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly children: ReactNode
}

/**
 * Cover the page with a sheet: the APG modal dialog pattern.
 *
 * The focus stays inside and returns to where it was; Escape and a press beside the sheet close it; the page behind does
 * not scroll. Load this module on intent: it brings React Aria's overlays.
 */
export function Drawer({ label, isOpen, onOpenChange, children }: Props) {
  return (
    <ModalOverlay className={styles.overlay ?? ''} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={styles.sheet ?? ''}>
        <Dialog className={styles.dialog ?? ''} aria-label={label}>
          <FocusReturn />
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
