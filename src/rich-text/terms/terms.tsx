import { createContext, use, useMemo, type ReactNode } from 'react'
import type { Term } from '#app/page-types/card.ts'

const TermsContext = createContext<ReadonlyMap<string, Term>>(new Map())

/** Give the glossary words of a page to the texts below. */
export function TermsProvider({ terms, children }: { terms: readonly Term[]; children: ReactNode }) {
  const byId = useMemo(() => new Map(terms.map((term) => [term.id, term])), [terms])
  return <TermsContext value={byId}>{children}</TermsContext>
}

/** Look up a glossary word of the page. */
export function useTerm(id: string): Term | undefined {
  return use(TermsContext).get(id)
}
