import { notFound, redirect } from '@tanstack/react-router'
import type { Locale } from '#app/i18n/locales.ts'
import { contentSource } from '../client/source.server.ts'
import type { Content } from '../content.ts'
import { goneIn } from './gone.server.ts'
import { dropUndefined } from '../view/drop-undefined.ts'
import type { Lookup } from '../links/lookup.server.ts'

type Read = <T>(locale: Locale, work: (content: Content) => Promise<T>) => Promise<T>

/** Make what answers a request for a page in a language: the page, a redirect, gone for good, or not found. It throws `DeliveryError`. */
export function answering(read: Read) {
  return async <Page>(locale: Locale, look: (content: Content) => Promise<Lookup<Page>>): Promise<Page> => {
    const found = await read(locale, async (content) => {
      const looked = await look(content)
      if (looked.kind === 'page') await content.fillPlaceholders()
      return looked
    }).catch(async (error: unknown) => {
      const { line } = await contentSource()
      line.state.pageLost()
      throw error
    })
    switch (found.kind) {
      case 'page':
        return dropUndefined(found.page)
      case 'moved':
        throw redirect({ href: found.href, statusCode: found.status ?? (found.permanent ? 308 : 307) })
      case 'gone':
        throw notFound({ data: goneIn(locale) })
      case 'missing':
        throw notFound()
    }
  }
}
