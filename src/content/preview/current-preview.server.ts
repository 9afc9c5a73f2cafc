import { AsyncLocalStorage } from 'node:async_hooks'
import type { PreviewSession } from './preview-session.ts'

interface Underway {
  readonly session: PreviewSession
  /** Whether what is read now is read as drafts. */
  readonly showsDrafts: boolean
}

const underway = new AsyncLocalStorage<Underway | undefined>()

/** Do some work for somebody with a preview session. Of a session for one entry drafts show `inDrafts` alone. */
export function inPreview<T>(session: PreviewSession, work: () => T): T {
  return underway.run({ session, showsDrafts: session.scope === 'all' }, work)
}

/** Read drafts within a preview session, for the page of the entry that it is for. */
export function inDrafts<T>(session: PreviewSession, work: () => T): T {
  return underway.run({ session, showsDrafts: true }, work)
}

/** Do some work that is for nobody in particular: it reads what is published, whoever has set it going. */
export function forVisitors<T>(work: () => T): T {
  return underway.run(undefined, work)
}

/** The preview session of whom the work is for. */
export function previewSession(): PreviewSession | undefined {
  return underway.getStore()?.session
}

/** The preview session in which drafts are read now; `undefined` where what is published is read, as visitors see it. */
export function draftsShown(): PreviewSession | undefined {
  const now = underway.getStore()
  return now?.showsDrafts === true ? now.session : undefined
}
