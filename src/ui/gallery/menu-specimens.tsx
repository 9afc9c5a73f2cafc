import { useState } from 'react'
import type { EntryAttributes } from '../dropdown/entries.ts'
import { MenuButton } from '../dropdown/MenuButton.tsx'
import { Select } from '../dropdown/Select.tsx'
import { NavigationMenu } from '../menu/NavigationMenu.tsx'
import type { SpecimenProps, Words } from './words.ts'

const linksOf = ({ options }: Words, current?: string) =>
  options.map((text, index) => ({
    id: `option-${index}`,
    text,
    isCurrent: text === current,
    renderLink: (attributes: EntryAttributes) => (
      <a href={`#option-${index}`} aria-current={text === current || undefined} {...attributes}>
        {text}
      </a>
    ),
  }))

/** Links and a command. */
export function MenuSpecimen({ words }: SpecimenProps) {
  const [done, setDone] = useState('')
  return (
    <>
      <MenuButton
        label={words.open}
        buttonContent={words.open}
        entries={[...linksOf(words), { id: 'command', text: words.close, onAction: () => setDone(words.close) }]}
      />
      <output>{done}</output>
    </>
  )
}

/** Options, of which the third is selected. */
export function SelectSpecimen({ words }: SpecimenProps) {
  return <Select label={words.open} buttonContent={`${words.open}: ${words.options[2]}`} entries={linksOf(words, words.options[2])} />
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
