import { ListBox, ListBoxItem, Popover } from 'react-aria-components/Select'

export interface Option {
  readonly id: string
  readonly label: string
  /** Said beside it. */
  readonly note?: string
  /** Where it leads, if it is a link. */
  readonly href?: string
  /** A line below it, in the language of the label. */
  readonly line?: string | undefined
  /** The language of the label, where it is not the page's. */
  readonly lang?: string | undefined
}

/** Show what can be chosen in a popover; the element around it hands the options on where they are not given. */
export function OptionList({ items }: { items?: readonly Option[] }) {
  return (
    <Popover className="choice-popover">
      <ListBox items={items} className="choice-list">
        {({ id, label, note, line, href, lang }: Option) => (
          <ListBoxItem id={id} textValue={label} href={href} className="choice-option">
            <span lang={lang}>{label}</span>
            {note && <span className="choice-note">{note}</span>}
            {line && (
              <span className="choice-line" lang={lang}>
                {line}
              </span>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}
