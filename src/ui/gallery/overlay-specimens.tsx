import { useId, useRef, useState } from 'react'
import { Dialog } from '../overlay/Dialog.tsx'
import { closesDrawer, Drawer, opensDrawer } from '../overlay/Drawer.tsx'
import { Lightbox } from '../lightbox/Lightbox.tsx'
import { Popover } from '../overlay/Popover.tsx'
import { Toasts, type Toast } from '../overlay/Toasts.tsx'
import type { SpecimenProps } from './words.ts'

/** A dialog that opens another one. */
export function DialogSpecimen({ words }: SpecimenProps) {
  const [depth, setDepth] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setDepth(1)}>
        {words.open}
      </button>
      <Dialog title={words.options[0]} closeLabel={words.close} isOpen={depth > 0} onOpenChange={() => setDepth(0)}>
        <button type="button" onClick={() => setDepth(2)}>
          {words.open}
        </button>
        <Dialog title={words.options[1]} closeLabel={words.close} isOpen={depth > 1} onOpenChange={() => setDepth(1)}>
          <p>{words.options[2]}</p>
        </Dialog>
      </Dialog>
    </>
  )
}

/** A sheet with a button that closes it. */
export function DrawerSpecimen({ words }: SpecimenProps) {
  const id = useId()
  return (
    <>
      <button {...opensDrawer(id)}>{words.open}</button>
      <Drawer id={id} label={words.options[0]}>
        <button {...closesDrawer(id)}>{words.close}</button>
      </Drawer>
    </>
  )
}

/** Four drawn plates. */
export function LightboxSpecimen({ words }: SpecimenProps) {
  const [trigger, setTrigger] = useState<HTMLElement>()
  const [index, setIndex] = useState(0)
  const count = words.options.length
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => setTrigger(currentTarget)}>
        {words.open}
      </button>
      {trigger && (
        <Lightbox
          isOpen
          onClose={() => setTrigger(undefined)}
          index={index}
          count={count}
          onTurn={setIndex}
          direction={words.dir}
          labels={{ all: words.open, previous: '<', next: '>', zoom: '+', close: words.close, position: `${index + 1} / ${count}` }}
          returnTo={trigger}
          caption={<p>{words.options[index]}</p>}
        >
          <svg viewBox="0 0 160 90" width="100%" height="100%" role="img" aria-label={words.options[index] ?? ''}>
            <rect width="160" height="90" fill="currentColor" opacity="0.08" />
            <circle cx={30 + 30 * index} cy="45" r="16" fill="currentColor" />
          </svg>
        </Lightbox>
      )}
    </>
  )
}

/** Text beside a button. */
export function PopoverSpecimen({ words }: SpecimenProps) {
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const title = useId()
  return (
    <>
      <button type="button" ref={trigger} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.open}
      </button>
      <Popover triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen} labelledBy={title} closeLabel={words.close} languageTag={words.lang}>
        <p id={title}>{words.options[0]}</p>
      </Popover>
    </>
  )
}

/** A button that shows a notification on each press. */
export function ToastSpecimen({ words }: SpecimenProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  return (
    <>
      <button type="button" onClick={() => setToasts((before) => [...before, { id: `toast-${Date.now()}`, text: words.options[before.length % 4] ?? '' }])}>
        {words.open}
      </button>
      <Toasts
        label={words.options[3]}
        closeLabel={words.close}
        toasts={toasts}
        stayMs={6000}
        onClose={(id) => setToasts((before) => before.filter((each) => each.id !== id))}
      />
    </>
  )
}
