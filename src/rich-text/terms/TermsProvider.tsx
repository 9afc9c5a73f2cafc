import { createContext, use, useMemo, type ReactNode } from 'react'
import type { FindGlossaryEntry, Term } from './term.ts'

interface Terms {
  readonly byId: ReadonlyMap<string, Term>
  readonly findEntry: FindGlossaryEntry
}

const TermsContext = createContext<Terms>({ byId: new Map(), findEntry: async () => null })

interface Props {
  readonly terms: readonly Term[]
  readonly findEntry: FindGlossaryEntry
  readonly children: ReactNode
}

/** Provides the glossary terms of the page to the texts below. `findEntry` is called when the popover of a term opens. */
export function TermsProvider({ terms, findEntry, children }: Props) {
  const value = useMemo(() => ({ byId: new Map(terms.map((term) => [term.id, term])), findEntry }), [terms, findEntry])
  return <TermsContext value={value}>{children}</TermsContext>
}

/** Returns a glossary term of the page, or `undefined` if the page does not define it. */
export function useTerm(id: string): Term | undefined {
  return use(TermsContext).byId.get(id)
}

/** Returns the function that finds the entry of a term in the glossary. */
export function useFindGlossaryEntry(): FindGlossaryEntry {
  return use(TermsContext).findEntry
}
