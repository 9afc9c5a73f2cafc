import { ListBox, ListBoxItem, Popover } from 'react-aria-components/Select'

export interface Option {
  readonly id: string
  readonly label: string
  /** Shown beside the label. */
  readonly note?: string
  /** Address, if the option is a link. */
  readonly href?: string
  /** A line below the label, in its language. */
  readonly line?: string | undefined
  /** Language of the label, if it differs from the page's. */
  readonly lang?: string | undefined
}

/** Renders options in a popover. Without `items`, the surrounding React Aria component provides them. */
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
