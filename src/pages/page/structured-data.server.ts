import type { DefinedTermSet } from 'schema-dts'
import { addressOf } from '#app/seo/structured-data/addresses.server.ts'
import type { About } from '#app/seo/structured-data/page-graph.server.ts'
import type { ContentPage } from './page.ts'

/** Describes a page of sections. A glossary is a set of defined terms, each with an address. */
export function aboutPage(page: ContentPage): About {
  const { locale, title, sections } = page
  const language = title.locale ?? locale
  const terms = sections.flatMap((section) => (section.type === 'list' ? section.terms : []))
  if (terms.length === 0) return { language }
  const address = addressOf(page)
  const mainId = `${address}#terms`
  const set: DefinedTermSet = {
    '@type': 'DefinedTermSet',
    '@id': mainId,
    name: title.text,
    inLanguage: language,
    hasDefinedTerm: terms.map(({ id, term, definition }) => ({
      '@type': 'DefinedTerm',
      '@id': `${address}#term-${id}`,
      name: term.text,
      description: definition.text,
      inLanguage: definition.locale ?? locale,
    })),
  }
  return { language, mainId, things: [set] }
}
