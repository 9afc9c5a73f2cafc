import { startServer, type Server } from './process.ts'

/** A space served over HTTP, and the environment with which a site reads it. */
export interface Space {
  readonly server: Server
  readonly env: Readonly<Record<string, string>>
  /** Returns the title of an entry in the current response of the service. */
  titleOf(id: string): Promise<string>
}

/** Serves an export file over the Delivery API in a separate process. */
export async function startContentService(file: string): Promise<Space> {
  const server = await startServer('packages/contentful-emulator/src/cli.ts', { args: ['--space', file, '--port', '0'] })
  const { host } = new URL(server.url)
  const [, id = ''] = /Space (\S+),/.exec(server.output()) ?? []
  return {
    server,
    env: environmentOf(id, host),
    async titleOf(entry) {
      const answer = await fetch(new URL(`/spaces/${id}/environments/master/entries/${entry}`, server.url), { headers: { Authorization: 'Bearer any' } })
      const { fields }: { fields?: { title?: string } } = await answer.json()
      return fields?.title ?? ''
    },
  }
}

/** Serves a space with copies of the entries of another one, until it has `total` entries. Changes of the other space are also changes of this one. */
export async function startMultipliedService({ server: { url }, env }: Space, total: number): Promise<Pick<Space, 'server' | 'env'>> {
  const id = env['CONTENTFUL_SPACE_ID'] ?? ''
  const address = new URL(`/spaces/${id}/environments/master/`, url).href
  const server = await startServer('bench/servers/multiplied-service.ts', { args: [address, String(total)], isPinned: false })
  return { server, env: environmentOf(id, new URL(server.url).host) }
}

function environmentOf(id: string, host: string): Readonly<Record<string, string>> {
  return { CONTENTFUL_SPACE_ID: id, CONTENTFUL_HOST: host, CONTENTFUL_INSECURE: 'true', CONTENTFUL_DELIVERY_TOKEN: 'any' }
}
