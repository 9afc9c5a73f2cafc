import { useId, useRef, useState, type ComponentType } from 'react'
import { Carousel } from '../Carousel.tsx'
import { Combobox } from '../Combobox.tsx'
import { Dialog } from '../Dialog.tsx'
import { Drawer } from '../Drawer.tsx'
import { Menu } from '../Menu.tsx'
import { Pagination } from '../Pagination.tsx'
import { Popover } from '../Popover.tsx'
import { Select } from '../Select.tsx'
import { SkipLink } from '../SkipLink.tsx'
import { Tabs } from '../Tabs.tsx'
import { Toasts, type Toast } from '../Toasts.tsx'
import { Tooltip } from '../Tooltip.tsx'
import type { Words } from './words.ts'

interface Props {
  readonly words: Words
}

const idsOf = ({ options }: Words) => options.map((label, index) => ({ id: `option-${index}`, label }))

/** Every element in its states, by its name. The lightbox needs pictures: see it on the site. */
export const SPECIMENS: Readonly<Record<string, ComponentType<Props>>> = {
  SkipLink: ({ words }) => <SkipLink target="Tabs">{words.open}</SkipLink>,
  Dialog: ModalSpecimen,
  Drawer: DrawerSpecimen,
  Popover: PopoverSpecimen,
  Menu: MenuSpecimen,
  Select: ({ words }) => (
    <form>
      <Select label={words.open} name="sky" options={idsOf(words)} />
    </form>
  ),
  Combobox: ({ words }) => (
    <form>
      <Combobox label={words.open} name="search" options={idsOf(words)} />
    </form>
  ),
  Tabs: ({ words }) => (
    <Tabs label={words.open} tabs={words.options.map((label, index) => ({ id: `tab-${index}`, label, content: <p>{`${index}: ${label}`}</p> }))} />
  ),
  Tooltip: ({ words }) => (
    <Tooltip label={words.open} text={words.options[1]}>
      ?
    </Tooltip>
  ),
  Toasts: ToastSpecimen,
  Pagination: ({ words }) => (
    <Pagination
      label={words.open}
      page={2}
      pages={4}
      names={{ previous: '<', next: '>', page: String }}
      renderLink={(page, content, attributes) => (
        <a key={page} href={`?page=${page}`} {...attributes}>
          {content}
        </a>
      )}
    />
  ),
  Carousel: CarouselSpecimen,
}

/** A dialog from which another opens. */
function ModalSpecimen({ words }: Props) {
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

function DrawerSpecimen({ words }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      <Drawer label={words.options[0]} isOpen={isOpen} onOpenChange={setOpen}>
        <button type="button" onClick={() => setOpen(false)}>
          {words.close}
        </button>
      </Drawer>
    </>
  )
}

function PopoverSpecimen({ words }: Props) {
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

function MenuSpecimen({ words }: Props) {
  const [done, setDone] = useState('')
  const [first, second, third, fourth] = idsOf(words)
  if (!first || !second || !third || !fourth) return null
  return (
    <>
      <Menu
        label={words.open}
        entries={[first, { ...second, children: [third, { ...fourth, href: '#Menu' }] }, { id: 'last', label: words.close }]}
        onAction={setDone}
      />
      <output>{done}</output>
    </>
  )
}

function ToastSpecimen({ words }: Props) {
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

function CarouselSpecimen({ words }: Props) {
  return (
    <Carousel
      heading={<h3 id="carousel-title">{words.open}</h3>}
      labelledBy="carousel-title"
      delayMs={4000}
      direction={words.dir}
      labels={{ carousel: 'carousel', slide: 'slide', slides: 'slides', previous: '<', next: '>', play: words.open, pause: words.close }}
      slides={words.options.map((label, index) => ({
        id: `slide-${index}`,
        label: `${index + 1} / 4`,
        announcement: `${index + 1} / 4: ${label}`,
        goTo: label,
        content: <a href={`#slide-${index}`}>{label}</a>,
      }))}
    />
  )
}
