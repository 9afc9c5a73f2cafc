#!/usr/bin/env node
import { serve, type ServerRequest } from 'srvx'
import { HELP } from './command/cli-help.ts'
import { parseCli, UsageError } from './command/cli-options.ts'
import { ExportFileError } from './library/export-file.ts'
import { withFaults } from './http/faults.ts'
import { createContentService } from './service.ts'

try {
  await main()
} catch (error) {
  if (error instanceof UsageError) fail(`${error.message}\nTry --help.`)
  if (error instanceof ExportFileError) fail(error.message)
  throw error
}

async function main(): Promise<void> {
  const options = parseCli(process.argv.slice(2))
  if (!options) return console.log(HELP)
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
