import type { ReactNode } from 'react'
import type { FindTermUses, Term } from '#app/rich-text/terms/term.ts'
import { TermsProvider } from '#app/rich-text/terms/TermsProvider.tsx'
import { EmbeddedSections } from '#app/sections/EmbeddedSections.tsx'
import { fetchTermUses } from '../terms/term-uses.functions.ts'

const findTermUses: FindTermUses = (locale, id) => fetchTermUses({ data: { locale, id } })

/** Give the texts of a page what they refer to: glossary terms, and the sections that they embed. */
export function PageProviders({ terms, children }: { terms: readonly Term[]; children: ReactNode }) {
  return (
    <TermsProvider terms={terms} findUses={findTermUses}>
      <EmbeddedSections>{children}</EmbeddedSections>
    </TermsProvider>
  )
}
