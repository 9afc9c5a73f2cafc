import { Component, type ReactNode } from 'react'
import { atContent, type ContentPlace } from '#app/content/development.ts'

interface Props {
  readonly place: ContentPlace
  readonly children: ReactNode
}

/** Adds entry and field of a text to errors of the components that render it, and passes them on. Only in development. */
export class TextPlace extends Component<Props, { readonly thrown?: unknown }> {
  override state: { readonly thrown?: unknown } = {}

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown }
  }

  override render() {
    if (this.state.thrown !== undefined) throw atContent(this.state.thrown, this.props.place)
    return this.props.children
  }
}
