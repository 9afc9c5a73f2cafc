import { memoize } from 'contentful-emulator/async/memoize.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Content } from '../content.ts'
import type { Dependencies } from '../dependencies/recorder.server.ts'

interface Cached<T> {
  readonly making: Promise<T>
  readonly dependencies: Dependencies
}

/**
 * Computes a value once for all requests of a version of the content in a language, and again when it has expired.
 *
 * Pages that use the value depend on the content from which it was computed. Failures are not cached.
 */
export function oncePerVersion<T>(make: (content: Content) => Promise<T>): (content: Content) => Promise<T> {
  const valuesOf = memoize((_version: object) => new Map<Locale, Cached<T>>(), new WeakMap())
  return async (content) => {
    // A preview may show the content as of another moment.
    if (content.preview) return make(content)
    const byLocale = valuesOf(content.version)
    const known = byLocale.get(content.locale)
    const own = known && known.dependencies.until > content.now.getTime() ? known : begin(content, make)
    byLocale.set(content.locale, own)
    try {
      const value = await own.making
      content.recorder.add(own.dependencies)
      return value
    } catch (error) {
      if (byLocale.get(content.locale) === own) byLocale.delete(content.locale)
      throw error
    }
  }
}

function begin<T>(content: Content, make: (content: Content) => Promise<T>): Cached<T> {
  const apart = content.apart()
  return { making: make(apart), dependencies: apart.recorder }
}
