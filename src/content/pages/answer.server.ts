import { notFound, redirect } from '@tanstack/react-router'
import type { Locale } from '#app/i18n/locales.ts'
import { readContent, type Content } from '../content.server.ts'
import type { Lookup } from '../links/lookup.server.ts'
import { contentOrigin } from '../client/origin.server.ts'

/** Answer a request for a page in a language: the page, a redirect, or not found. Throws `DeliveryError`. */
export async function answer<Page>(locale: Locale, look: (content: Content) => Promise<Lookup<Page>>): Promise<Page> {
  const found = await readContent(locale, look).catch(async (error: unknown) => {
    const { line } = await contentOrigin()
    line.state.pageLost()
    throw error
  })
  switch (found.kind) {
    case 'page':
      return found.page
    case 'moved':
      throw redirect({ href: found.href, statusCode: found.permanent ? 308 : 307 })
    case 'missing':
      throw notFound()
  }
}
