import type { Edits } from './edits.ts'

/** As of when the content is shown: at a moment, or with a release of the space; as it is now where neither is given. */
export interface AsOf {
  readonly at?: Date | undefined
  /** Id of a release. */
  readonly release?: string | undefined
}

/** What a person who came by a link may pass on. */
interface Guest {
  /** Whether that link opened once only. */
  readonly isOnce: boolean
  /** Whether the guest of one entry may make links to it. Guests of the whole site always may. */
  readonly mayShare: boolean
}

/** What an editor, or the guest of a link, may see before it is published. */
export interface PreviewSession extends AsOf {
  /** All drafts, or those of one entry's page: the id of that entry. */
  readonly scope: 'all' | { readonly entry: string }
  /** When it ends. */
  readonly until: Date
  /** Absent for editors, who opened the preview with its secret. */
  readonly guest?: Guest | undefined
  /** What an editor has typed and not saved. */
  readonly edits?: Edits | undefined
}
