import { createClient, type ContentfulClientApi } from 'contentful'
import type { ContentService } from 'contentful-emulator/service.ts'
import { publishingHeaders } from '../../locales/publishing.server.ts'
import { faultOf } from '../fault.server.ts'

/** The adapters retry on their own, and failures are reported elsewhere, once. */
export const SILENT = { retryOnError: false, logHandler: () => undefined }

/** Access to the drafts of the embedded service, which only this process can read. */
export interface Preview {
  readonly token: string
}

/** Creates the SDK for a content service in this process: for its Delivery API, or for its Preview API. */
export function clientInProcess(answer: ContentService['adapter'], space: string, environmentId: string, preview?: Preview): ContentfulClientApi<undefined> {
  const adapter: ContentService['adapter'] = (config) =>
    answer(config).catch((error: unknown) => {
      throw faultOf(error)
    })
  const api = preview ? { host: 'preview.contentful.com', accessToken: preview.token } : { accessToken: 'in-process' }
  return createClient({ space, environment: environmentId, ...api, adapter, headers: publishingHeaders(), ...SILENT })
}
