/** A part of a package that the package does not promise to keep. */
export interface Internal {
  readonly package: string
  /** Version of the package in which it was read. */
  readonly version: string
  /** File of the package, and text in that file that shows the internal. */
  readonly file: string
  readonly text: string
  /** Test that fails if the internal changes. */
  readonly test: string
}

const ROUTER_CORE = { package: '@tanstack/router-core', version: '1.171.39' }
const START_CLIENT = { package: '@tanstack/start-client-core', version: '1.170.39' }
const START_SERVER = { package: '@tanstack/start-server-core', version: '1.169.45' }
const VITE = { package: 'vite', version: '8.3.8' }
const PARAGLIDE = { package: '@inlang/paraglide-js', version: '2.23.0' }
const SCRIPTS = 'tests/http/response/policy.test.ts'
const TRANSFORMS = 'tests/framework/transforms.test.ts'

/** Every internal that the site depends on, by the name of the constant, function or Vite plugin in `src/framework`. */
export const INTERNALS = {
  LEFT_OUT: {
    package: 'react-dom',
    version: '19.3.1',
    file: 'cjs/react-dom-server-legacy.node.production.js',
    text: '\\x3c!--$!--\\x3e',
    test: 'tests/http/response/finalize-response.test.tsx',
  },
  DATA_SCRIPT: { ...ROUTER_CORE, file: 'dist/esm/ssr/hydrationScripts.js', text: '"data-tsr-stream-part"', test: SCRIPTS },
  NONCE_PROPERTY: { package: '@tanstack/react-router', version: '1.170.46', file: 'dist/esm/headContentUtils.js', text: '"csp-nonce"', test: SCRIPTS },
  LOADED_AT: { ...ROUTER_CORE, file: 'dist/esm/ssr/ssr-server.js', text: '\t\tu: match.updatedAt,\n\t\ts: match.status', test: SCRIPTS },
  LOADED_NOW: { ...ROUTER_CORE, file: 'dist/esm/ssr/ssr-server.js', text: '\t\tu: match.updatedAt,\n\t\ts: match.status', test: SCRIPTS },
  SERVER_FUNCTIONS: {
    package: '@tanstack/start-plugin-core',
    version: '1.171.56',
    file: 'dist/esm/schema.js',
    text: 'default("/_serverFn")',
    test: 'tests/browser/scripts/server-calls.spec.ts',
  },
  CALL_HEADER: {
    ...START_CLIENT,
    file: 'dist/esm/client-rpc/serverFnFetcher.js',
    text: 'headers.set("x-tsr-serverFn", "true")',
    test: 'tests/browser/scripts/server-calls.spec.ts',
  },
  CALL_HEADERS: {
    ...START_CLIENT,
    file: 'dist/esm/client-rpc/serverFnFetcher.js',
    text: '`${TSS_CONTENT_TYPE_FRAMED}, application/x-ndjson, application/json`',
    test: 'tests/browser/scripts/server-calls.spec.ts',
  },
  SERIALIZED_HEADER: { ...START_CLIENT, file: 'dist/esm/constants.js', text: '"x-tss-serialized"', test: 'tests/browser/scripts/server-calls.spec.ts' },
  documentHasData: { ...ROUTER_CORE, file: 'dist/esm/ssr/tsrScript.js', text: 'buffer:[]', test: 'tests/browser/scripts/intent.spec.ts' },
  renderToText: { ...ROUTER_CORE, file: 'dist/esm/ssr/ssr-server.js', text: 'takeInitialHydrationScriptTags', test: 'tests/browser/server/outage.spec.ts' },
  builtStylesheet: { ...START_SERVER, file: 'dist/esm/virtual-modules.js', text: '"tanstack-start-manifest:v"', test: 'tests/browser/server/outage.spec.ts' },
  VITE_CLIENT: { ...VITE, file: 'dist/client/client.mjs', text: 'export { ErrorOverlay,', test: 'tests/variants/development.spec.ts' },
  PAGE_CONNECTED: { ...VITE, file: 'dist/node/chunks/node.js', text: 'vite:client:connect', test: 'tests/variants/development.spec.ts' },
  lazyServerCalls: {
    ...START_CLIENT,
    file: 'dist/esm/client-rpc/createClientRpc.js',
    text: 'import { serverFnFetcher } from "./serverFnFetcher.js";',
    test: TRANSFORMS,
  },
  inlineClassNames: { ...VITE, file: 'dist/node/chunks/node.js', text: 'namedExports: true', test: TRANSFORMS },
  cachedFormatters: { ...PARAGLIDE, file: 'dist/compiler/registry.js', text: 'new Intl.PluralRules(', test: TRANSFORMS },
  unusedMessages: { ...PARAGLIDE, file: 'dist/compiler/output-structure/locale-modules.js', text: 'export const ', test: TRANSFORMS },
  catalogueFiles: { ...PARAGLIDE, file: 'dist/compiler/output-structure/locale-modules.js', text: 'messages/', test: TRANSFORMS },
  reactAriaLanguages: { package: 'react-aria', version: '3.53.1', file: 'dist/private/intl/menu/ar-AE.cjs', text: 'module.exports', test: TRANSFORMS },
} as const satisfies Readonly<Record<string, Internal>>

/** Thrown if a package no longer contains what the site rewrites or reads. */
export class InternalMissing extends Error {
  constructor(name: keyof typeof INTERNALS) {
    const { package: of, version, file } = INTERNALS[name]
    super(`\`${name}\` does not find what it needs in ${of}. It was written for version ${version} (${file}). Follow docs/framework-updates.md.`)
    this.name = 'InternalMissing'
  }
}
