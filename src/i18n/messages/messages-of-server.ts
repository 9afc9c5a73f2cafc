import { preloadModule } from 'react-dom'
import { m as all } from '#paraglide/messages.js'
import { locales as available } from '#paraglide/runtime.js'
import { BASE_LOCALE, type Locale } from '../locales.ts'
import { perName } from '../per-name.ts'
import { catalogueFiles } from './catalogue-files.ts'
import { localeOfRender } from './locale-context.ts'
import type { Messages } from './messages.ts'
import { messagesFor } from './nearest-messages.ts'

/** Returns the BCP 47 tag of the messages that a language uses. */
export const messageLanguage = perName((locale) => messagesFor(locale, BASE_LOCALE, available))

/** All messages. Each uses the passed language, or else that of the page. */
export const m: Messages = inLanguagesOfTheSite()

function inLanguagesOfTheSite(): Messages {
  const messages: Messages = Object.create(null)
  for (const [name, say] of Object.entries(all)) {
    const ours = (inputs?: object, { locale = localeOfRender() }: { locale?: Locale } = {}) =>
      Reflect.apply(say, undefined, [inputs, { locale: messageLanguage(locale) }])
    Reflect.set(messages, name, ours)
  }
  return messages
}

/** Does nothing: the server has the messages of all languages. */
export async function loadMessages(_locale: Locale): Promise<void> {}

/** Preloads the messages of a language in the page, together with its scripts. */
export function preloadMessages(locale: Locale): void {
  const file = catalogueFiles[messageLanguage(locale)]
  if (file) preloadModule(file)
}
