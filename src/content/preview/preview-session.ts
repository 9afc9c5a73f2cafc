import type { Edits } from './edits.ts'

/** As of when the content is shown: at a moment, or with a release of the space; as it is now where neither is given. */
export interface AsOf {
  readonly at?: Date | undefined
  /** Id of a release. */
  readonly release?: string | undefined
}

/** What an editor, or who has been sent a link, may see before it is published. */
export interface PreviewSession extends AsOf {
  /** All drafts, or those of one entry's page: the id of that entry. */
  readonly scope: 'all' | { readonly entry: string }
  /** When it ends. */
  readonly until: Date
  /** What an editor has typed and not saved. */
  readonly edits?: Edits | undefined
}
