import type { ComponentType } from 'react'
import { Breadcrumbs } from '../navigation/Breadcrumbs.tsx'
import { Combobox } from '../choice/Combobox.tsx'
import { DisclosureGroup } from '../menu/DisclosureGroup.tsx'
import { Pagination } from '../navigation/Pagination.tsx'
import { SkipLink } from '../navigation/SkipLink.tsx'
import { CarouselSpecimen } from './CarouselSpecimen.tsx'
import { MenuSpecimen, NavigationSpecimen, SelectSpecimen } from './menu-specimens.tsx'
import { DialogSpecimen, DrawerSpecimen, LightboxSpecimen, PopoverSpecimen, ToastSpecimen } from './overlay-specimens.tsx'
import type { SpecimenProps, Words } from './words.ts'

/** One state of an element: its view, and the action that brings it into that state. */
interface State {
  readonly View: ComponentType<SpecimenProps>
  readonly enter?: (place: HTMLElement) => void
}

type States = Readonly<Record<string, State>>

const optionsOf = ({ options }: Words) => options.map((label, index) => ({ id: `option-${index}`, label }))

function press(place: HTMLElement): void {
  place.querySelector('button')?.click()
}

const opened = (View: ComponentType<SpecimenProps>, enter = press): States => ({ closed: { View }, open: { View, enter } })

const ComboboxSpecimen = ({ words }: SpecimenProps) => (
  <form>
    <Combobox label={words.open} name="search" options={optionsOf(words)} />
  </form>
)

const DisclosureSpecimen = ({ words }: SpecimenProps) => (
  <DisclosureGroup items={optionsOf(words).map(({ id, label }, index) => ({ id: `disclosed-${id}`, label, content: <p>{words.options[3 - index]}</p> }))} />
)

const paginationAt = (page: number) =>
  function PaginationSpecimen({ words }: SpecimenProps) {
    return (
      <Pagination
        label={words.options[0]}
        page={page}
        pages={4}
        names={{ previous: '<', next: '>', page: String }}
        renderLink={(number, content, attributes) => (
          <a key={number} href={`?page=${number}`} {...attributes}>
            {content}
          </a>
        )}
      />
    )
  }

/** The elements of `src/ui` by name, each with its states. */
export const SPECIMENS: Readonly<Record<string, States>> = {
  SkipLink: {
    hidden: { View: ({ words }) => <SkipLink target="MenuButton">{words.open}</SkipLink> },
    shown: { View: ({ words }) => <SkipLink target="MenuButton">{words.open}</SkipLink>, enter: (place) => place.querySelector('a')?.focus() },
  },
  Dialog: opened(DialogSpecimen),
  Drawer: opened(DrawerSpecimen),
  Lightbox: opened(LightboxSpecimen),
  Popover: opened(PopoverSpecimen),
  MenuButton: opened(MenuSpecimen),
  NavigationMenu: opened(NavigationSpecimen),
  Select: opened(SelectSpecimen),
  Combobox: opened(ComboboxSpecimen, (place) => {
    const input = place.querySelector('input')
    input?.focus()
    // The component first needs to register its focus.
    setTimeout(() => input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })), 50)
  }),
  DisclosureGroup: opened(DisclosureSpecimen, (place) => place.querySelector('summary')?.click()),
  Toasts: { none: { View: ToastSpecimen }, some: { View: ToastSpecimen, enter: press } },
  Breadcrumbs: {
    deep: {
      View: ({ words }) => (
        <Breadcrumbs
          label={words.options[1]}
          links={optionsOf(words).map(({ id, label }) => ({
            id,
            link: <a href={`#${id}`}>{label}</a>,
          }))}
          current={words.open}
        />
      ),
    },
  },
  Pagination: { middle: { View: paginationAt(2) }, first: { View: paginationAt(1) }, last: { View: paginationAt(4) } },
  Carousel: { playing: { View: CarouselSpecimen }, stopped: { View: CarouselSpecimen, enter: press } },
}
