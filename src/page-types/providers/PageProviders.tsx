import type { ReactNode } from 'react'
import { LightboxProvider } from '#app/media/lightbox/LightboxProvider.tsx'
import type { FindTermUses, Term } from '#app/rich-text/terms/term.ts'
import { TermsProvider } from '#app/rich-text/terms/TermsProvider.tsx'
import { EmbeddedSections } from '#app/sections/EmbeddedSections.tsx'
import { fetchTermUses } from './term-uses.functions.ts'

const findTermUses: FindTermUses = (locale, id) => fetchTermUses({ data: { locale, id } })

/** Give the texts and pictures of a page what they refer to: glossary terms, embedded sections, and a lightbox. */
export function PageProviders({ terms, children }: { terms: readonly Term[]; children: ReactNode }) {
  return (
    <TermsProvider terms={terms} findUses={findTermUses}>
      <EmbeddedSections>
        <LightboxProvider>{children}</LightboxProvider>
      </EmbeddedSections>
    </TermsProvider>
  )
}
