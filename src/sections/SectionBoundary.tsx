import { Component, Suspense, type ReactNode } from 'react'
import { atContent } from '#app/content/development.ts'
import { textProps } from '#app/i18n/text-props.ts'
import { TextLanguage } from '#app/i18n/TextLanguage.tsx'
import { FailedSection } from './FailedSection.tsx'
import { SectionView, type Section } from './registry.tsx'

interface Props {
  readonly section: Section
  readonly first: boolean
  readonly way?: ReactNode
  readonly turn?: 'odd' | 'even'
  /** The section is inside a text. */
  readonly embedded?: boolean
}

/**
 * Isolates errors of one section.
 *
 * On the server, `<Suspense>` leaves the comment `LEFT_OUT` as the first child of `[data-section]`. The comment distinguishes a missing section from
 * a broken page.
 *
 * In the browser, the error boundary renders nothing, or in development a message.
 */
export function SectionBoundary({ section, first, way, turn, embedded }: Props) {
  return (
    <div data-section={section.type} data-turn={turn} data-embedded={embedded} {...textProps(section)}>
      <Suspense fallback={null}>
        <NothingOnError section={section}>
          <TextLanguage of={{}}>
            <SectionView section={section} first={first} way={way} />
          </TextLanguage>
        </NothingOnError>
      </Suspense>
    </div>
  )
}

interface BoundaryProps {
  readonly section: Section
  readonly children: ReactNode
}

class NothingOnError extends Component<BoundaryProps, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {}

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override componentDidCatch(error: unknown) {
    const { type, id } = this.props.section
    console.error(`The section ${type} (entry ${id}) cannot be shown.`, error)
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    if (!import.meta.env.DEV) return null
    const { section } = this.props
    atContent(error, { entry: section.id, type: section.type })
    return <FailedSection section={section} error={error} />
  }
}
