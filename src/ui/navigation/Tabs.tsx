import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import styles from './Tabs.module.css'

interface Props {
  readonly label: string
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly content: ReactNode }[]
}

/**
 * Renders one of several panels. APG pattern: tabs with automatic activation.
 *
 * Arrow keys wrap around in the reading direction, Home and End go to the ends, Tab moves to the panel.
 */
export function Tabs({ label, tabs }: Props) {
  return (
    <AriaTabs className={styles.tabs ?? ''}>
      <TabList aria-label={label} className={styles.list ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
