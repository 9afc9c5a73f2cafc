import { existsSync, globSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { updateOwnCode } from '../../own-code.ts'
import { generatedModules } from '../../own-code/generated.ts'

const FOLDER = resolve('site') + sep
/** Files that the server reads only when it starts: the routes, the themes and the languages of messages. */
const READ_AT_START = 'site/{routes,themes,messages}/**/*.{ts,tsx,css,json}'
/** Milliseconds without another change before the server reads `site/`. `npm run new` writes all files of a part in less. */
const QUIET_MS = 300

/** Writes the modules of `src/own/` during development when files are added to `site/` or removed, and restarts the server. */
export function watchOwnCode(): Plugin {
  return {
    name: 'watch-own-code',
    apply: 'serve',
    configureServer(server) {
      let known = contents()
      let waiting: NodeJS.Timeout | undefined
      const read = () => {
        const present = contents()
        if (present === known) return
        const problem = problemOfUpdate()
        if (problem !== undefined) return show(server, problem)
        known = present
        server.config.logger.info('site/ has changed: restarting')
        void server.restart()
      }
      for (const event of ['add', 'unlink', 'addDir', 'unlinkDir'] as const)
        server.watcher.on(event, (path) => {
          if (!`${resolve(path)}${sep}`.startsWith(FOLDER)) return
          clearTimeout(waiting)
          waiting = setTimeout(read, QUIET_MS)
        })
      server.httpServer?.once('close', () => clearTimeout(waiting))
    },
  }
}

/** Returns a text that differs if the server must read `site/` again. */
function contents(): string {
  const files = existsSync(FOLDER) ? globSync(READ_AT_START).toSorted() : []
  return JSON.stringify([...generatedModules('.').values(), ...files])
}

/** Returns the sentences about `site/` if it needs a correction. */
function problemOfUpdate(): string | undefined {
  try {
    updateOwnCode()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function show({ config, environments: { client } }: ViteDevServer, message: string): void {
  config.logger.error(message)
  client?.hot.send({ type: 'error', err: { message, stack: '', id: 'site/' } })
}
