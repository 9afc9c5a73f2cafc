import { builtStylesheet } from '../framework/start-manifest.server.ts'

/** Returns the address of the site's styles, for pages that the framework does not render. */
export const stylesheet = import.meta.env.DEV ? (await import('./index.css?url')).default : builtStylesheet()
