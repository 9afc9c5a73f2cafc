import { serve, type ServerRequest } from 'srvx'
import { withFaults } from '../http/faults.ts'
import { ExportFileError } from '../library/export-file.ts'
import { createContentService } from '../service.ts'
import { helpText } from './help-text.ts'
import { parseCli, UsageError, type CliOptions } from './options.ts'

/** The command line of users. */
interface Command {
  /** As users type it, for the text of `--help`. */
  readonly name: string
  /** The export file that is served if `--space` is missing. */
  readonly file?: string
}

/** Serves export files as the arguments say, until the process receives SIGTERM or SIGINT. Ends the process if an argument or a file is invalid. */
export async function runCommand(args: readonly string[], { name, file }: Command): Promise<void> {
  try {
    const options = parseCli(args, file)
    if (options) await serveFiles(options)
    else console.log(helpText(name, file))
  } catch (error) {
    if (error instanceof UsageError) fail(`${error.message}\nTry --help.`)
    if (error instanceof ExportFileError) fail(error.message)
    throw error
  }
}

async function serveFiles(options: CliOptions): Promise<void> {
  const service = await createContentService({ ...options.service, report: (message) => console.error(message) })
  const server = serve({
    port: options.port,
    hostname: options.host,
    silent: true,
    gracefulShutdown: false,
    // A local proxy that serves HTTPS sends `X-Forwarded-Proto`. Responses then contain HTTPS addresses.
    trustProxy: 'loopback',
    fetch: withFaults((request) => service.fetch(request), options.faults, cutConnection),
    error: () => new Response(null, { status: 500 }),
  })
  const stop = async () => {
    await Promise.all([server.close(true), service.close()])
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  try {
    await server.ready()
  } catch (error) {
    fail(`Cannot listen on ${options.host}, port ${options.port}: ${error instanceof Error ? error.message : String(error)}`)
  }
  for (const { spaceId, environment, defaultLocale } of service.spaces) {
    console.log(`Space ${spaceId}, environment ${environment}, default locale ${defaultLocale}`)
  }
  console.log(`Content service: ${server.url}`)
}

function cutConnection(request: ServerRequest): void {
  request.runtime?.node?.req.socket.destroy()
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
