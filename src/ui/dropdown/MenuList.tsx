import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { entryProps, type ListProps } from './entries.ts'

/** Renders links and commands with React Aria. APG pattern: menu. */
export function MenuList(list: ListProps) {
  function run(id: unknown) {
    const chosen = list.entries.find((entry) => entry.id === id)
    if (chosen && 'onAction' in chosen) chosen.onAction()
  }
  return (
    <I18nProvider locale={document.documentElement.lang}>
      <Menu aria-label={list.label} className={list.className} onClose={list.onClose} onAction={run}>
        {list.entries.map((entry) => (
          <MenuItem key={entry.id} {...entryProps(entry, list)} />
        ))}
      </Menu>
    </I18nProvider>
  )
}
