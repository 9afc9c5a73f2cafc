import { Component, Suspense, type ReactNode } from 'react'
import type { Section } from '#app/content/view/section.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { TextLanguage } from '#app/i18n/TextLanguage.tsx'
import { SectionView } from './registry.tsx'

interface Props {
  readonly section: Section
  readonly first: boolean
  readonly turn?: 'odd' | 'even'
  /** The section stands inside a text. */
  readonly embedded?: boolean
}

/**
 * Show one section so that it costs only itself when it throws.
 *
 * On the server `<Suspense>` leaves `<!--$!-->` as the first child of `[data-section]`, by which the server tells a lost
 * section from a broken page; in the browser the error boundary leaves nothing.
 */
export function SectionBoundary({ section, first, turn, embedded }: Props) {
  return (
    <div data-section={section.type} data-turn={turn} data-embedded={embedded} {...phraseProps({})}>
      <Suspense fallback={null}>
        <NothingOnError>
          <TextLanguage of={{}}>
            <SectionView section={section} first={first} />
          </TextLanguage>
        </NothingOnError>
      </Suspense>
    </div>
  )
}

class NothingOnError extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
