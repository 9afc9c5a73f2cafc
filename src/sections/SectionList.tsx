import type { ReactNode } from 'react'
import type { Section } from './registry.tsx'
import { SectionBoundary } from './SectionBoundary.tsx'

interface Props {
  readonly sections: readonly Section[]
  /** The first section is a hero whose title is the title of the page. */
  readonly headIsHero?: boolean
  /** Links to the parent pages, for that hero. */
  readonly way?: ReactNode
}

/** The sections of a page. A section that throws does not affect the others. */
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

/** Returns the side of a section. Sections of the same type alternate, so that neighbours differ. */
function turnOf(sections: readonly Section[], index: number): 'odd' | 'even' {
  const type = sections[index]?.type
  const before = sections.slice(0, index).filter((section) => section.type === type)
  return before.length % 2 === 0 ? 'odd' : 'even'
}
