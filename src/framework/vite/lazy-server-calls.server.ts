import { INTERNALS } from '../internals.ts'
import { rewriting } from './rewrite.server.ts'

const IMPORT = INTERNALS.lazyServerCalls.text
/** Caches the imported function: browsers resolve a second `import()` in a later task, after all work that a click on a link has started. */
const LATER = 'let fetcher; const serverFnFetcher = async (...call) => (fetcher ??= (await import("./serverFnFetcher.js")).serverFnFetcher)(...call);'

/**
 * Loads the client of server functions with the first call.
 * A document contains its data, so the first call happens when a visitor follows a link.
 */
export function lazyServerCalls() {
  return rewriting({
    name: 'lazyServerCalls',
    environment: 'client',
    modules: /\/start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/,
    rewrite: (code) => (code.includes(IMPORT) ? code.replace(IMPORT, LATER) : undefined),
  })
}
