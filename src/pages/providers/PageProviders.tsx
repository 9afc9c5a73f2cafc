import type { ReactNode } from 'react'
import { LightboxProvider } from '#app/media/lightbox/LightboxProvider.tsx'
import type { FindGlossaryEntry, Term } from '#app/rich-text/terms/term.ts'
import { TermsProvider } from '#app/rich-text/terms/TermsProvider.tsx'
import { fetchGlossaryEntry } from './glossary-entry.functions.ts'
import { EmbeddedEntryProvider } from '#app/rich-text/EmbeddedEntryView.tsx'
import type { EmbeddedEntry } from '#app/rich-text/rich-text.ts'
import { isSectionType, type Section } from '#app/sections/registry.tsx'
import { SectionBoundary } from '#app/sections/SectionBoundary.tsx'

const findEntry: FindGlossaryEntry = (locale, id) => fetchGlossaryEntry({ data: { locale, id } })

/** Provides the context for texts and pictures of a page: glossary terms, embedded sections, and a lightbox. */
export function PageProviders({ terms, children }: { terms: readonly Term[]; children: ReactNode }) {
  return (
    <TermsProvider terms={terms} findEntry={findEntry}>
      <EmbeddedSections>
        <LightboxProvider>{children}</LightboxProvider>
      </EmbeddedSections>
    </TermsProvider>
  )
}

/** Provides the view of embedded sections to the texts below. */
function EmbeddedSections({ children }: { children: ReactNode }) {
  return <EmbeddedEntryProvider view={sectionView}>{children}</EmbeddedEntryProvider>
}

function sectionView(entry: EmbeddedEntry): ReactNode {
  return isSection(entry) ? <SectionBoundary section={entry} first={false} embedded /> : null
}

function isSection(entry: EmbeddedEntry): entry is Section {
  return isSectionType(entry.type)
}
