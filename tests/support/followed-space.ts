import { parseEnvironment, type Environment } from '../../src/config/env.server.ts'
import { createContentService } from 'contentful-emulator/service.ts'
import { exampleSpace, overHttp, SPACE, writeSpace } from '../../packages/contentful-emulator/tests/example-space.ts'
import { startGate, type Gate } from './gate.ts'

export type SpaceDraft = ReturnType<typeof exampleSpace>

/** A space over HTTP that the test edits, behind a gate. */
export interface FollowedSpace {
  readonly gate: Gate
  readonly env: Environment
  /** The export file of the space. */
  readonly file: string
  /** Changes the content. Resolves when the service serves the change. */
  edit(change: (draft: SpaceDraft) => void): Promise<void>
  close(): Promise<void>
}

/** Serves the example space, or another one, for a site that follows it. Its preview token is `preview`. */
export async function followedSpace(content: SpaceDraft = exampleSpace(), variables: NodeJS.ProcessEnv = {}): Promise<FollowedSpace> {
  const draft = structuredClone(content)
  const written = await writeSpace(draft)
  let refuse: (reason: Error) => void = () => undefined
  const report = (message: string) => message.startsWith('still serving the last valid') && refuse(new Error(message))
  const service = await createContentService({
    spaces: [{ file: written.file, spaceId: SPACE, environment: 'master' }],
    watch: true,
    report,
    previewToken: 'preview',
  })
  const http = await overHttp(service)
  const gate = await startGate(Number(http.host.split(':')[1]))
  return {
    gate,
    file: written.file,
    env: parseEnvironment({ CONTENTFUL_SPACE_ID: SPACE, CONTENTFUL_HOST: `localhost:${gate.port}`, CONTENTFUL_INSECURE: 'true', ...variables }),
    async edit(change) {
      change(draft)
      const taken = new Promise<void>((resolve, reject) => {
        refuse = reject
        const end = service.onChange(() => {
          end()
          resolve()
        })
      })
      await written.rewrite(draft)
      await taken
    },
    async close() {
      await gate.stop()
      await http.close()
      await service.close()
      await written.remove()
    },
  }
}
