import type { Edits } from './edits.ts'

/** State of the content that is shown: at a moment, or with a release of the space. Without either, the current state. */
export interface AsOf {
  readonly at?: Date | undefined
  /** Id of a release. */
  readonly release?: string | undefined
}

/** Rights of a person who opened a preview by a link. */
interface Guest {
  /** Whether the link opened only once. */
  readonly isOnce: boolean
  /** Whether the guest of one entry may create links to it. Guests of the whole site always may. */
  readonly mayShare: boolean
  /** Id of the editor’s link from which the guest’s link was created. */
  readonly link: string
}

/** Session that shows unpublished content to an editor, or to the guest of a link. */
export interface PreviewSession extends AsOf {
  /** All drafts, or the id of the one entry whose page is shown as a draft. */
  readonly scope: 'all' | { readonly entry: string }
  /** When the session ends. */
  readonly until: Date
  /** Absent for editors, who opened the preview with its secret. */
  readonly guest?: Guest | undefined
  /** Unsaved edits of the editor. */
  readonly edits?: Edits | undefined
}
