import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serve } from 'srvx'
import { createContentService } from 'contentful-emulator/service.ts'
import { startGate, type Gate } from './gate.ts'
import { changedSpace, type ExportDraft } from './spaces/export-file.ts'

/** A space that is read over HTTP, as from Contentful, through a gate that counts and fails. */
export interface Upstream {
  readonly gate: Gate
  /** What a site has to be told so that it reads this space. */
  readonly env: Readonly<Record<'CONTENTFUL_SPACE_ID' | 'CONTENTFUL_HOST' | 'CONTENTFUL_INSECURE' | 'CONTENTFUL_DELIVERY_TOKEN' | 'CONTENT_STATE', string>>
  /** Change the space as its editors would; settles when the service answers with it. */
  edit(change: (draft: ExportDraft) => void): Promise<void>
  stop(): Promise<void>
}

const TOKEN = 'right'

/** Start a service of a copy of the tests' space, with changes, on ports of its own. */
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
