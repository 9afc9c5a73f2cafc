import type { ReactNode } from 'react'
import { EmbeddedEntryProvider } from '#app/rich-text/EmbeddedEntryView.tsx'
import type { EmbeddedEntry } from '#app/rich-text/rich-text.ts'
import { isSectionType, type Section } from './registry.tsx'
import { SectionBoundary } from './SectionBoundary.tsx'

/** Provides the view of embedded sections to the texts below. */
export function EmbeddedSections({ children }: { children: ReactNode }) {
  return <EmbeddedEntryProvider view={sectionView}>{children}</EmbeddedEntryProvider>
}

function sectionView(entry: EmbeddedEntry): ReactNode {
  return isSection(entry) ? <SectionBoundary section={entry} first={false} embedded /> : null
}

function isSection(entry: EmbeddedEntry): entry is Section {
  return isSectionType(entry.type)
}
