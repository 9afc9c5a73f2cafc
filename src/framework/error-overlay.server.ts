/** Client module of Vite's development server, which exports `ErrorOverlay`. @version vite 8.3.8 */
export const VITE_CLIENT = '/@vite/client'

/** Event that the development server receives if a page connects. @version vite 8.3.8 */
export const PAGE_CONNECTED = 'vite:client:connect'
