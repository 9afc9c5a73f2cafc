// Bundles the code that all catalogues share with the main script, instead of a separate file.
import '#paraglide/registry.js'
import type { Locale } from '../locales.ts'
import { languagesOfMessages } from './languages-of-messages.ts'
import { localeOfRender } from './locale-context.ts'
import type { Messages } from './messages.ts'

type Catalogue = Readonly<Record<PropertyKey, (inputs?: object) => string>>

const files = import.meta.glob<Catalogue>('../../paraglide/messages/[!_]*.js')
const nameOf = (tag: string) => `../../paraglide/messages/${tag}.js`
const catalogues = new Map<string, Catalogue>()

/** Returns the BCP 47 tag of the messages that a language uses. */
export function messageLanguage(locale: string): string {
  return languagesOfMessages[locale] ?? locale
}

/** Loads the messages of a language once. Call it before using messages in this language. */
export async function loadMessages(locale: Locale): Promise<void> {
  const tag = messageLanguage(locale)
  const load = files[nameOf(tag)]
  if (!load) throw new Error(`There are no messages for "${locale}".`)
  if (!catalogues.has(tag)) catalogues.set(tag, await load())
}

/** Does nothing: only the server preloads messages in a page. */
export function preloadMessages(_locale: Locale): void {}

/** All messages. Each uses the passed language, or else that of the page. */
export const m: Messages = new Proxy(Object.create(null), {
  get:
    (_, key) =>
    (inputs?: object, { locale = localeOfRender() }: { locale?: Locale } = {}) =>
      catalogueOf(locale)[key]?.(inputs),
})

/** If a page fails before its messages are loaded, the messages of the document's language are used. */
function catalogueOf(locale: Locale): Catalogue {
  const [first] = catalogues.values()
  const catalogue = catalogues.get(messageLanguage(locale)) ?? first
  if (!catalogue) throw new Error('No messages were loaded before the first was used.')
  return catalogue
}
