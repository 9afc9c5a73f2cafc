import { INTERNALS } from '../internals.ts'
import { rewriting } from './rewrite.server.ts'

const IMPORT = INTERNALS.lazyServerCalls.text
/** Keeps the imported function: browsers answer a second `import()` in a later task, behind everything that the press on a link has begun. */
const LATER = 'let fetcher; const serverFnFetcher = async (...call) => (fetcher ??= (await import("./serverFnFetcher.js")).serverFnFetcher)(...call);'

/**
 * Loads the client of server functions with the first call.
 *
 * A document brings its own data: nothing is called until a visitor follows a link.
 */
export function lazyServerCalls() {
  return rewriting({
    name: 'lazyServerCalls',
    environment: 'client',
    modules: /\/start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/,
    rewrite: (code) => (code.includes(IMPORT) ? code.replace(IMPORT, LATER) : undefined),
  })
}
