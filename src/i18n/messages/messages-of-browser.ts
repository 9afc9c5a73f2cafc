import type { m as all } from '#paraglide/messages.js'
// What all catalogues share comes with the site's own part, not as one more file.
import '../../paraglide/registry.js'
import type { Locale } from '../locales.ts'
import { localeOfRender } from './locale-context.ts'

type Catalogue = Readonly<Record<PropertyKey, (inputs?: object) => string>>

const files = import.meta.glob<Catalogue>('../../paraglide/messages/[!_]*.js')
const catalogues = new Map<Locale, Catalogue>()

/** Fetch the messages of a language, once. Until then nothing can be said in it. */
export async function loadMessages(locale: Locale): Promise<void> {
  const load = files[`../../paraglide/messages/${locale}.js`]
  if (!load) throw new Error(`There are no messages for "${locale}".`)
  if (!catalogues.has(locale)) catalogues.set(locale, await load())
}

/** Nothing to do: only the server names them in a page. */
export function preloadMessages(_locale: Locale): void {}

/** All messages, each said in the language of the page or in the one it is given. */
export const m: typeof all = new Proxy(Object.create(null), {
  get:
    (_, key) =>
    (inputs?: object, { locale = localeOfRender() }: { locale?: Locale } = {}) =>
      catalogueOf(locale)[key]?.(inputs),
})

/** Words in the language that the document came in are better than none, where a page fails before its own are there. */
function catalogueOf(locale: Locale): Catalogue {
  const [first] = catalogues.values()
  const catalogue = catalogues.get(locale) ?? first
  if (!catalogue) throw new Error('No messages were loaded before the first was asked for.')
  return catalogue
}
