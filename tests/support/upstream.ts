import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serve } from 'srvx'
import { createContentService } from 'contentful-emulator/service.ts'
import { startGate, type Gate } from './gate.ts'
import { changedSpace, type ExportDraft } from './spaces/export-file.ts'

/** A space that is read over HTTP, as from Contentful, through a gate that counts requests and fails. */
export interface Upstream {
  readonly gate: Gate
  /** Environment of a site that reads this space. */
  readonly env: Readonly<Record<'CONTENTFUL_SPACE_ID' | 'CONTENTFUL_HOST' | 'CONTENTFUL_INSECURE' | 'CONTENTFUL_DELIVERY_TOKEN' | 'CONTENT_STATE', string>>
  /** Changes the space as its editors would. Resolves when the service serves the change. */
  edit(change: (draft: ExportDraft) => void): Promise<void>
  stop(): Promise<void>
}

const TOKEN = 'right'

/** Starts a service on a changed copy of the fixtures' space, on free ports. */
export async function startUpstream(change: (draft: ExportDraft) => void = () => undefined): Promise<Upstream> {
  const file = changedSpace(change)
  const service = await createContentService({ spaces: [{ file }], watch: true, deliveryToken: TOKEN })
  const server = serve({ port: 0, hostname: 'localhost', silent: true, gracefulShutdown: false, fetch: (request) => service.fetch(request) })
  await server.ready()
  const gate = await startGate(Number(new URL(server.url ?? '').port))
  const [{ spaceId = '' } = {}] = service.spaces
  return {
    gate,
    env: {
      CONTENTFUL_SPACE_ID: spaceId,
      CONTENTFUL_HOST: `localhost:${gate.port}`,
      CONTENTFUL_INSECURE: 'true',
      CONTENTFUL_DELIVERY_TOKEN: TOKEN,
      CONTENT_STATE: join(dirname(file), 'state'),
    },
    async edit(next) {
      const draft: ExportDraft = JSON.parse(readFileSync(file, 'utf8'))
      next(draft)
      const { promise, resolve } = Promise.withResolvers<void>()
      const stop = service.onChange(() => resolve())
      writeFileSync(file, JSON.stringify(draft))
      await promise
      stop()
    },
    async stop() {
      await gate.stop()
      await server.close(true)
      await service.close()
      rmSync(dirname(file), { recursive: true, force: true })
    },
  }
}
