import { createIsomorphicFn } from '@tanstack/react-start'
import site from '#config'
import { siteOrigin as configured } from '#app/config/site-origin.server.ts'

/** Give the scheme and host of absolute addresses. The server knows it when it starts, and tells the browser with the document. */
export const siteOrigin = createIsomorphicFn()
  .server(configured)
  .client(() => document.documentElement.dataset['origin'] ?? site.origin)
