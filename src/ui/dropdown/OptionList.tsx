import { I18nProvider } from 'react-aria-components/I18nProvider'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { entryProps, type ListProps } from './entries.ts'

/** Renders the options of a select with React Aria. APG pattern: listbox. Choosing an option follows its link. */
export function OptionList(list: ListProps) {
  const selected = list.entries.flatMap((entry) => ('isCurrent' in entry && entry.isCurrent ? [entry.id] : []))
  return (
    <I18nProvider locale={document.documentElement.lang}>
      <ListBox aria-label={list.label} className={list.className} selectionMode="single" selectedKeys={selected} disallowEmptySelection shouldFocusOnHover>
        {list.entries.map((entry) => (
          <ListBoxItem key={entry.id} {...entryProps(entry, list)} />
        ))}
      </ListBox>
    </I18nProvider>
  )
}
