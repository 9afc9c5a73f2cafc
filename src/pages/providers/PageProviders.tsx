import type { ReactNode } from 'react'
import { LightboxProvider } from '#app/media/lightbox/LightboxProvider.tsx'
import type { FindGlossaryEntry, Term } from '#app/rich-text/terms/term.ts'
import { TermsProvider } from '#app/rich-text/terms/TermsProvider.tsx'
import { EmbeddedSections } from '#app/sections/EmbeddedSections.tsx'
import { fetchGlossaryEntry } from './glossary-entry.functions.ts'

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
