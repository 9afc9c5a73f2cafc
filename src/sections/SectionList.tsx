import type { ReactNode } from 'react'
import type { Section } from './registry.tsx'
import { SectionBoundary } from './SectionBoundary.tsx'

interface Props {
  readonly sections: readonly Section[]
  /** The first section is a hero and its title is the page's. */
  readonly headIsHero?: boolean
  /** Links to the pages above, for that hero. */
  readonly way?: ReactNode
}

/** Show a page's sections, so that one that throws costs only itself. */
export function SectionList({ sections, headIsHero = false, way }: Props) {
  return (
    <>
      {sections.map((section, index) => (
        <SectionBoundary
          key={section.id}
          section={section}
          first={index === 0 && (headIsHero || section.type !== 'hero')}
          way={index === 0 && headIsHero ? way : undefined}
          turn={turnOf(sections, index)}
        />
      ))}
    </>
  )
}

/** Sections of one type take turns with their sides, so that two of them never look alike. */
function turnOf(sections: readonly Section[], index: number): 'odd' | 'even' {
  const type = sections[index]?.type
  const before = sections.slice(0, index).filter((section) => section.type === type)
  return before.length % 2 === 0 ? 'odd' : 'even'
}
