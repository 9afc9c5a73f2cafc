import { createIsomorphicFn } from '@tanstack/react-start'
import site from '#config'
import { siteOrigin as configured } from '#app/config/site-origin.server.ts'

/** Returns scheme and host of absolute addresses. The server determines it at its start, and sends it to the browser with the document. */
export const siteOrigin = createIsomorphicFn()
  .server(configured)
  .client(() => document.documentElement.dataset['origin'] ?? site.origin)
