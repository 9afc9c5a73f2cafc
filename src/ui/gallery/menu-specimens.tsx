import { useState } from 'react'
import { DisclosureMenu } from '../menu/DisclosureMenu.tsx'
import { Menu } from '../menu/Menu.tsx'
import { NavigationMenu } from '../menu/NavigationMenu.tsx'
import type { SpecimenProps } from './words.ts'

/** Commands, one with a submenu whose last item is a link. */
export function MenuSpecimen({ words }: SpecimenProps) {
  const [done, setDone] = useState('')
  const [first, second, third, fourth] = words.options
  return (
    <>
      <Menu
        label={words.open}
        entries={[
          { id: 'option-0', label: first },
          {
            id: 'option-1',
            label: second,
            children: [
              { id: 'option-2', label: third },
              { id: 'option-3', label: fourth, href: '#Menu' },
            ],
          },
          { id: 'last', label: words.close },
        ]}
        onAction={setDone}
      />
      <output>{done}</output>
    </>
  )
}

/** A link with a panel, a panel alone, and a link alone. The second contains the current page. */
export function NavigationSpecimen({ words }: SpecimenProps) {
  const [first, second, third, fourth] = words.options
  const links = (names: readonly string[]) =>
    names.map((name, index) => ({
      id: `link-${index}`,
      link: (
        <a href={`#sub-${index}`} aria-current={name === fourth ? 'page' : undefined}>
          {name}
        </a>
      ),
    }))
  return (
    <NavigationMenu
      label={words.close}
      items={[
        {
          id: 'both',
          label: first,
          isCurrent: false,
          moreLabel: words.open,
          renderLink: (attributes) => (
            <a href="#first" {...attributes}>
              {first}
            </a>
          ),
          children: links([second, third]),
        },
        { id: 'panel', label: second, isCurrent: true, moreLabel: words.open, children: links([third, fourth]) },
        {
          id: 'link',
          label: third,
          isCurrent: false,
          moreLabel: words.open,
          renderLink: (attributes) => (
            <a href="#third" {...attributes}>
              {third}
            </a>
          ),
          children: [],
        },
      ]}
    />
  )
}

/** Links behind one button. */
export function LanguageSpecimen({ words }: SpecimenProps) {
  return (
    <DisclosureMenu label={words.open} buttonContent={words.open}>
      <ul className="plain">
        {words.options.map((label, index) => (
          <li key={label}>
            <a href={`#language-${index}`}>{label}</a>
          </li>
        ))}
      </ul>
    </DisclosureMenu>
  )
}
