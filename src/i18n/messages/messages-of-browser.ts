// What all catalogues share comes with the site's own part, not as one more file.
import '#paraglide/registry.js'
import type { Locale } from '../locales.ts'
import { languagesOfMessages } from './languages-of-messages.ts'
import { localeOfRender } from './locale-context.ts'
import type { Messages } from './messages.ts'

type Catalogue = Readonly<Record<PropertyKey, (inputs?: object) => string>>

const files = import.meta.glob<Catalogue>('../../paraglide/messages/[!_]*.js')
const nameOf = (tag: string) => `../../paraglide/messages/${tag}.js`
const catalogues = new Map<string, Catalogue>()

/** Name the language that the messages of a language are in, by its BCP 47 tag. */
export function messageLanguage(locale: string): string {
  return languagesOfMessages[locale] ?? locale
}

/** Fetch the messages of a language, once. Until then nothing can be said in it. */
export async function loadMessages(locale: Locale): Promise<void> {
  const tag = messageLanguage(locale)
  const load = files[nameOf(tag)]
  if (!load) throw new Error(`There are no messages for "${locale}".`)
  if (!catalogues.has(tag)) catalogues.set(tag, await load())
}

/** Nothing to do: only the server names them in a page. */
export function preloadMessages(_locale: Locale): void {}

/** All messages, each said in the language of the page or in the one it is given. */
export const m: Messages = new Proxy(Object.create(null), {
  get:
    (_, key) =>
    (inputs?: object, { locale = localeOfRender() }: { locale?: Locale } = {}) =>
      catalogueOf(locale)[key]?.(inputs),
})

/** Words in the language that the document came in are better than none, where a page fails before its own are there. */
function catalogueOf(locale: Locale): Catalogue {
  const [first] = catalogues.values()
  const catalogue = catalogues.get(messageLanguage(locale)) ?? first
  if (!catalogue) throw new Error('No messages were loaded before the first was used.')
  return catalogue
}
