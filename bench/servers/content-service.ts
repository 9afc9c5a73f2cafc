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
    env: { CONTENTFUL_SPACE_ID: id, CONTENTFUL_HOST: host, CONTENTFUL_INSECURE: 'true', CONTENTFUL_DELIVERY_TOKEN: 'any' },
    async titleOf(entry) {
      const answer = await fetch(new URL(`/spaces/${id}/environments/master/entries/${entry}`, server.url), { headers: { Authorization: 'Bearer any' } })
      const { fields }: { fields?: { title?: string } } = await answer.json()
      return fields?.title ?? ''
    },
  }
}
