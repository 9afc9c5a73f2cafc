import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense } from 'react'
import type { SectionProps } from '../section-props.ts'
import { GenericSection } from './GenericSection.tsx'
import type { GenericSectionContent } from './generic-section.ts'

type Props = SectionProps<GenericSectionContent>

// No space of the site's own model has one: browsers fetch it with the first page that does.
const OnDemand = lazy(async () => ({ default: (await import('./GenericSection.tsx')).GenericSection }))
const View = createIsomorphicFn()
  .server(GenericSection)
  .client((props: Props) => <OnDemand {...props} />)

/** Show a part of the space's own making. */
export function GenericSectionOnDemand(props: Props) {
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  )
}
