import type { ComponentType, JSX } from 'react'

/** Additions to the document of each page, which `site/document.tsx` exports as `document`. */
export interface OwnDocument {
  /** Elements of the head. Scripts and styles of other origins also need a source in `site/policy.server.ts`. */
  readonly meta?: readonly JSX.IntrinsicElements['meta'][]
  readonly links?: readonly JSX.IntrinsicElements['link'][]
  readonly scripts?: readonly JSX.IntrinsicElements['script'][]
  /** Rendered at the end of the body. */
  readonly End?: ComponentType
}
