import { AsyncLocalStorage } from 'node:async_hooks'
import type { PreviewSession } from './preview-session.ts'
import type { ContentSource } from '../client/content-source.ts'

interface Underway {
  readonly session: PreviewSession
  /** Whether the current work reads drafts. */
  readonly showsDrafts: boolean
}

const underway = new AsyncLocalStorage<Underway | undefined>()

/** Runs some work within a preview session. In a session for one entry, only `inDrafts` reads drafts. */
export function inPreview<T>(session: PreviewSession, work: () => T): T {
  return underway.run({ session, showsDrafts: session.scope === 'all' }, work)
}

/** Runs some work that reads drafts within a preview session, for the page of its entry. */
export function inDrafts<T>(session: PreviewSession, work: () => T): T {
  return underway.run({ session, showsDrafts: true }, work)
}

/** Runs some work that reads published content, even if a preview session has started it. */
export function forVisitors<T>(work: () => T): T {
  return underway.run(undefined, work)
}

/** Returns the preview session of the current work. */
export function previewSession(): PreviewSession | undefined {
  return underway.getStore()?.session
}

/** Returns the preview session whose drafts are read now, or `undefined` if published content is read. */
export function draftsShown(): PreviewSession | undefined {
  const now = underway.getStore()
  return now?.showsDrafts === true ? now.session : undefined
}

/** Returns the source that the current request reads: published content or drafts. Throws as `contentSource` does. */
export async function currentSource(contentSource: () => Promise<ContentSource>): Promise<ContentSource> {
  const source = await contentSource()
  const preview = draftsShown()
  return (preview && (await source.drafts?.(preview))) ?? source
}
