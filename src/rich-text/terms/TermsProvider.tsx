import { createContext, use, useMemo, type ReactNode } from 'react'
import type { FindTermUses, Term } from './term.ts'

interface Terms {
  readonly byId: ReadonlyMap<string, Term>
  readonly findUses: FindTermUses
}

const TermsContext = createContext<Terms>({ byId: new Map(), findUses: async () => [] })

interface Props {
  readonly terms: readonly Term[]
  readonly findUses: FindTermUses
  readonly children: ReactNode
}

/** Give the texts below the glossary words of their page. `findUses` is called when the popover of a word opens. */
export function TermsProvider({ terms, findUses, children }: Props) {
  const value = useMemo(() => ({ byId: new Map(terms.map((term) => [term.id, term])), findUses }), [terms, findUses])
  return <TermsContext value={value}>{children}</TermsContext>
}

/** Read a glossary word of the page; `undefined` for one that it does not define. */
export function useTerm(id: string): Term | undefined {
  return use(TermsContext).byId.get(id)
}

/** Read what finds the pages that use a term. */
export function useFindTermUses(): FindTermUses {
  return use(TermsContext).findUses
}
