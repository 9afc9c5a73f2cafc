import { createFileRoute } from '@tanstack/react-router'
import { robots } from '#app/seo/sitemap.ts'

export const Route = createFileRoute('/robots.txt')({
  server: {
    handlers: {
      GET: () => new Response(robots(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } }),
    },
  },
})
