import { preloadModule } from 'react-dom'
import { overwriteGetLocale } from '#paraglide/runtime.js'
import { catalogueFiles } from './catalogue-files.ts'
import type { Locale } from '../locales.ts'
import { localeOfRender } from './locale-context.ts'

export { m } from '#paraglide/messages.js'

overwriteGetLocale(localeOfRender)

/** Nothing to do: the server has the messages of all languages. */
export async function loadMessages(_locale: Locale): Promise<void> {}

/** Name the messages of a language in the page, so that they come along with its scripts. */
export function preloadMessages(locale: Locale): void {
  const file = catalogueFiles[locale]
  if (file) preloadModule(file)
}
