import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite'
import { checkSite } from '../../../src/config/check-site.server.ts'
import { VITE_CLIENT, PAGE_CONNECTED } from '../../../src/framework/markers.ts'
import { PAGE_MISSING, REQUEST_FAILED, type ContentPlace, type FailedRequest } from '../../../src/content/development.ts'

const SETTINGS = resolve('app.config.ts')
/** Maximum milliseconds between a failed request and the connection of its page. Later connections belong to other pages. */
const RECENT_MS = 5000
const LINES_AROUND = 3

/** Shows errors in Vite's overlay and on the terminal that visitors must not see: errors of pages and server functions, and wrong settings. */
export function developmentErrors(): Plugin {
  return {
    name: 'development-errors',
    apply: 'serve',
    configureServer(server) {
      showFailedRequests(server)
      showWrongSettings(server)
    },
    // The browser has no such module, so Vite would not reload the page.
    hotUpdate: {
      order: 'post',
      handler({ file, server }) {
        if (this.environment.name === 'ssr' && /\.server\.tsx?$/.test(file)) server.environments.client.hot.send({ type: 'full-reload' })
      },
    },
  }
}

function showFailedRequests({ environments: { client, ssr }, config }: ViteDevServer): void {
  let last: { readonly payload: ErrorPayload; readonly at: number } | undefined
  const show = (source: 'server' | 'browser', failed: FailedRequest): ErrorPayload => {
    const payload = payloadOf(failed)
    config.logger.error(`[${source}] ${failed.address} failed: ${payload.err.message}${payload.err.id ? `\n  at ${payload.err.id}` : ''}`)
    client?.hot.send(payload)
    return payload
  }
  ssr?.hot.on(REQUEST_FAILED, (failed: FailedRequest) => (last = { payload: show('server', failed), at: performance.now() }))
  // The page is connected already, and the next one has not failed.
  client?.hot.on(REQUEST_FAILED, (failed: FailedRequest) => show('browser', failed))
  ssr?.hot.on(PAGE_MISSING, (why: string) => config.logger.warn(`[404] ${why}`))
  client?.hot.on(PAGE_CONNECTED, (_, one) => {
    if (last && performance.now() - last.at < RECENT_MS) one.send(last.payload)
  })
}

/** Creates the content of the overlay: the error, the requested URL, and the line of the project that threw. */
function payloadOf({ message: thrown, stack, address, place: content }: FailedRequest): ErrorPayload {
  const message = content ? `${thrown} (${nameOf(content)})` : thrown
  const [, module] = /https?:\/\/[^/\s]+\/((?!.*node_modules)[^\n():?]+)/.exec(stack) ?? []
  // Lines in the browser are those of the compiled module.
  if (module !== undefined && existsSync(module)) return { type: 'error', err: { message, stack, plugin: address, id: module } }
  const [, path, line = '', column = ''] = /\(?(?:file:\/\/)?(\/(?!.*node_modules)[^\n():]+):(\d+):(\d+)\)?/.exec(stack) ?? []
  const plugin = address
  if (path === undefined || !existsSync(path)) return { type: 'error', err: { message, stack, plugin } }
  const place = `${relative(process.cwd(), path)}:${line}:${column}`
  return { type: 'error', err: { message, stack, plugin, id: place, frame: frameOf(path, Number(line)) } }
}

function nameOf({ entry, type, field }: ContentPlace): string {
  return [`entry ${entry}`, type && `content type ${type}`, field && `field ${field}`].filter(Boolean).join(', ')
}

function frameOf(path: string, line: number): string {
  const first = Math.max(1, line - LINES_AROUND)
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines
    .slice(first - 1, line + LINES_AROUND)
    .map((text, index) => `${first + index === line ? '>' : ' '} ${String(first + index).padStart(4)} | ${text}`)
    .join('\n')
}

/** Responds to every page with the sentence about a wrong setting, until the setting is corrected and Vite has restarted. */
function showWrongSettings({ config, watcher, middlewares, environments: { client } }: ViteDevServer): void {
  let problem: ErrorPayload | undefined
  watcher.on('change', (file) => {
    if (resolve(file) !== SETTINGS) return
    void problemOfSettings().then((message) => {
      problem = message === undefined ? undefined : { type: 'error', err: { message, stack: '', id: relative(process.cwd(), SETTINGS) } }
      if (!problem) return
      config.logger.error(problem.err.message)
      client?.hot.send(problem)
    })
  })
  middlewares.use((request, response, next) => {
    if (!problem || !request.headers.accept?.includes('text/html')) return next()
    const error = JSON.stringify(problem.err).replaceAll('<', '\\u003c')
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(
      `<!doctype html><title>Wrong setting</title><body><script type="module">import { ErrorOverlay } from '${VITE_CLIENT}'\ndocument.body.append(new ErrorOverlay(${error}))</script>`,
    )
  })
}

async function problemOfSettings(): Promise<string | undefined> {
  try {
    // A module is evaluated once per URL.
    const { default: site } = await import(`${pathToFileURL(SETTINGS).href}?${Date.now()}`)
    checkSite(site)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
