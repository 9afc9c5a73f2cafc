import type { Plugin } from 'vite'

const CALLER = /\/start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/
const IMPORT = 'import { serverFnFetcher } from "./serverFnFetcher.js";'
/** What has been imported is kept: browsers answer a second `import()` in a later task, behind whatever else the press on a link has begun. */
const LATER = 'let fetcher; const serverFnFetcher = async (...call) => (fetcher ??= (await import("./serverFnFetcher.js")).serverFnFetcher)(...call);'

/**
 * Fetch what calls the server, and reads its answers, with the first call.
 *
 * A document brings its own data: until a visitor means to follow a link, nobody calls.
 */
export const lazyServerCalls: Plugin = {
  name: 'lazy-server-calls',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: CALLER },
    handler(code) {
      if (!code.includes(IMPORT)) this.error('Start imports its fetcher in another way than before: see scripts/vite/lazy-server-calls.ts.')
      return { code: code.replace(IMPORT, LATER), map: null }
    },
  },
}
