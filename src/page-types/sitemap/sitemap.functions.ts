import { createServerOnlyFn } from '@tanstack/react-start'
import { sitemapPages } from './sitemap.server.ts'

/** Read every page that search engines may keep, for a server route. */
export const readSitemapPages = createServerOnlyFn(sitemapPages)
