import { createContext, use, type ReactNode } from 'react'
import type { EmbeddedEntry } from './rich-text.ts'

type View = (entry: EmbeddedEntry) => ReactNode

const ViewContext = createContext<View>(() => null)

/** Provides the view of embedded entries to the texts below. Without a provider, embedded entries are not shown. */
export function EmbeddedEntryProvider({ view, children }: { view: View; children: ReactNode }) {
  return <ViewContext value={view}>{children}</ViewContext>
}

/** Entry within a text. */
export function EmbeddedEntryView({ entry }: { entry: EmbeddedEntry }) {
  return use(ViewContext)(entry)
}
