import { createContext, use, type ReactNode } from 'react'
import type { EmbeddedEntry } from './rich-text.ts'

type View = (entry: EmbeddedEntry) => ReactNode

const ViewContext = createContext<View>(() => null)

/** Give the texts below the view of the entries that they embed; without it none is shown. */
export function EmbeddedEntryProvider({ view, children }: { view: View; children: ReactNode }) {
  return <ViewContext value={view}>{children}</ViewContext>
}

/** Show an entry within a text. */
export function EmbeddedEntryView({ entry }: { entry: EmbeddedEntry }) {
  return use(ViewContext)(entry)
}
