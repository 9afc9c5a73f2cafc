import { createClient, type ContentfulClientApi } from 'contentful'
import type { ContentService } from 'contentful-emulator/service.ts'
import { faultOf } from '../fault.server.ts'

/** The adapters try again on their own, and what goes wrong is said elsewhere, once. */
export const SILENT = { retryOnError: false, logHandler: () => undefined }

/** Reads the drafts of the embedded service, which nobody but this process can ask. */
export interface Preview {
  readonly token: string
}

/** Hand a content service of this process to the SDK: its Delivery API, or its Preview API. */
export function clientInProcess(answer: ContentService['adapter'], space: string, environmentId: string, preview?: Preview): ContentfulClientApi<undefined> {
  const adapter: ContentService['adapter'] = (config) =>
    answer(config).catch((error: unknown) => {
      throw faultOf(error)
    })
  const api = preview ? { host: 'preview.contentful.com', accessToken: preview.token } : { accessToken: 'in-process' }
  return createClient({ space, environment: environmentId, ...api, adapter, ...SILENT })
}
