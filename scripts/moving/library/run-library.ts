import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Destination } from '../destination.ts'
import { failure, type Failure } from '../failures.ts'
import type { Pace } from '../options.ts'

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url))
const message = z.union([z.object({ onStep: z.string() }), z.object({ failures: z.array(failure) })])

/** One of Contentful's libraries in a process, which can run several times. */
export interface Library extends AsyncDisposable {
  /** Runs the library with more options. Resolves to the failures, or an empty list. `told` is called for each step. */
  run(options: Readonly<Record<string, unknown>>, onStep: (step: string) => void): Promise<readonly Failure[]>
}

/**
 * Starts Contentful's library that imports or exports, for a space.
 *
 * Its output is discarded, because it may contain secrets. It receives its token in a message, not by the command line or
 * environment. Its home and working folder is a temporary one, which is removed when the library is closed.
 */
export async function openLibrary(
  library: 'contentful-import' | 'contentful-export',
  destination: Destination,
  { requestsPerSecond, retries }: Pace,
): Promise<Library> {
  const { spaceId, environment, token, host, uploadHost, isInsecure } = destination
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-moving-'))
  const { PATH, HTTPS_PROXY, https_proxy, NODE_EXTRA_CA_CERTS } = process.env
  const child = fork(CHILD, [], {
    cwd: folder,
    env: { PATH, HTTPS_PROXY, https_proxy, NODE_EXTRA_CA_CERTS, HOME: folder },
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  const stop = () => child.kill()
  process.once('exit', stop)
  const common = {
    spaceId,
    environmentId: environment,
    managementToken: token,
    host,
    hostUpload: uploadHost,
    insecure: isInsecure,
    rateLimit: requestsPerSecond,
    retryLimit: retries,
    useVerboseRenderer: true,
    errorLogFile: join(folder, 'errors.json'),
  }
  return {
    async run(options, onStep) {
      const { promise, resolve } = Promise.withResolvers<readonly Failure[]>()
      const failed = (why: string) => resolve([{ name: 'Error', message: `${library} ${why}` }])
      const hear = (data: unknown) => {
        const heard = message.parse(data)
        if ('onStep' in heard) onStep(heard.onStep)
        else resolve(heard.failures)
      }
      const ended = (code: number | null) => failed(`ended with ${code ?? 'a signal'} before it was done`)
      child.on('message', hear)
      child.once('exit', ended)
      child.send({ library, options: { ...common, ...options } }, (error) => {
        if (error) failed(`could not be started: ${error.message}`)
      })
      try {
        return await promise
      } finally {
        child.off('message', hear)
        child.off('exit', ended)
      }
    },
    async [Symbol.asyncDispose]() {
      process.off('exit', stop)
      stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
