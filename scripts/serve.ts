import { existsSync } from 'node:fs'

/** Serve what is in `dist/` until the process is told to stop. */
export async function runServer(): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  if (existsSync('.env')) process.loadEnvFile()
  try {
    const { startServer } = await import('../src/serve.server.ts')
    const { url } = await startServer()
    console.log(`Vitrine answers at ${url}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

if (import.meta.main) await runServer()
