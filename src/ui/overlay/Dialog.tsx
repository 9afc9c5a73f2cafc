import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import stylesheet from './dialog.css?url'
import { FocusReturn } from './FocusReturn.tsx'

interface Props {
  readonly title: string
  readonly closeLabel: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly children: ReactNode
}

/**
 * Renders a modal dialog. APG pattern: dialog (modal).
 *
 * The focus remains inside and returns when the dialog closes. Escape, the button and a press outside close it. The page behind does not
 * scroll.
 */
export function Dialog({ title, closeLabel, isOpen, onOpenChange, children }: Props) {
  return (
    <ModalOverlay className="dialog-shade" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <Modal className="dialog-sheet">
        <AriaDialog className="dialog">
          <FocusReturn />
          <Heading slot="title" className="dialog-title">
            {title}
          </Heading>
          {children}
          <button type="button" className="dialog-close" onClick={() => onOpenChange(false)}>
            {closeLabel}
          </button>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
