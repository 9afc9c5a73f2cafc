/**
 * Names, marks and headers of the framework that the site depends on, although their packages do not promise them. Each
 * `@version` is the one that was read; `internals.ts` lists where. When a package changes: docs/framework-updates.md.
 */

/** Comment that React writes in place of a component that threw or suspended while rendering to a string. @version react-dom 19.3.1 */
export const LEFT_OUT = '<!--$!-->'

/** Attribute of the inline scripts that carry the router's data. @version @tanstack/router-core 1.171.39 */
export const DATA_SCRIPT = 'data-tsr-stream-part'

/** Property of the `<meta>` element that repeats the nonce of the page. @version @tanstack/react-router 1.170.46 */
export const NONCE_PROPERTY = 'csp-nonce'

/** When the router loaded a match, in its serialized data; within a text the quote at the end would be escaped. @version @tanstack/router-core 1.171.39 */
export const LOADED_AT = /,u:\d{13},s:"/g

/** The same key with the time at which the browser reads it. @version @tanstack/router-core 1.171.39 */
export const LOADED_NOW = ',u:Date.now(),s:"'

/** Path below which server functions are called. @version @tanstack/start-plugin-core 1.171.56 */
export const SERVER_FUNCTIONS = '/_serverFn/'

/** Header by which the client marks a call of a server function, as Node names it. @version @tanstack/start-client-core 1.170.39 */
export const CALL_HEADER = 'x-tsr-serverfn'

/** Headers of a call as the framework's client sends it. @version @tanstack/start-client-core 1.170.39 */
export const CALL_HEADERS = { [CALL_HEADER]: 'true', Accept: 'application/x-tss-framed, application/x-ndjson, application/json' }

/** Header of answers that the framework's client decodes. @version @tanstack/start-client-core 1.170.39 */
export const SERIALIZED_HEADER = 'x-tss-serialized'

/** Client module of Vite's development server, which exports `ErrorOverlay`. @version vite 8.3.8 */
export const VITE_CLIENT = '/@vite/client'

/** Event that the development server receives if a page connects. @version vite 8.3.8 */
export const PAGE_CONNECTED = 'vite:client:connect'
