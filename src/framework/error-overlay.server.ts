/** Module of Vite's development server that exports `ErrorOverlay`. @version vite 8.3.8 */
export const OVERLAY_MODULE = '/@vite/client'

/** Event that the development server receives if a page connects. @version vite 8.3.8 */
export const PAGE_CONNECTED = 'vite:client:connect'
