import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { SiteSettings } from '../../src/config/site.ts'
import { nearestMessages } from '../../src/i18n/messages/nearest-messages.ts'
import { messagesFor, messageTags } from '../languages/message-tags.ts'
import { RESERVED } from '../own-code/reserved-words.ts'
import { shownMessages } from './inlang-settings.ts'
import {
  inputs,
  placeholders,
  pluralForms,
  readMessages,
  readOwnMessages,
  readProductMessages,
  textsOf,
  type Message,
  type MessageFile,
} from './message-file.ts'

/** Keys that are names in code. Components use each message as a function of this name. */
const KEY = /^[A-Za-z_]\w*$/

/**
 * Checks the messages of languages, by default of all that have messages. Returns a sentence for each problem.
 *
 * A problem is a key, text, parameter or plural form that one language lacks, or that only it has.
 */
export async function messageProblems(site: SiteSettings, tags: readonly string[] = messageTags()): Promise<string[]> {
  const baseTag = messagesFor(site.baseLocale, site.baseLocale)
  const base = await readProductMessages(baseTag)
  const shown = new Set(shownMessages(site))
  const ownBase = await readOwnMessages(baseTag)
  const problems: string[] = []
  for (const tag of tags) {
    const own = await readOwnMessages(tag)
    const product = await readProductMessages(tag)
    // The product has no file for a language that only the team has.
    const isOfTeam = Object.keys(product).length === 0
    // Words of the team are a translation of the product's message, so that both have the same parameters.
    problems.push(...untranslated(base, { ...product, ...own }, tag, (key) => `${key in own || isOfTeam ? 'site/' : ''}messages/${tag}.json`))
    for (const key of Object.keys(product)) if (!(key in base)) problems.push(`messages/${tag}.json has "${key}", which messages/${baseTag}.json has not`)
    for (const key of Object.keys(own))
      if (!KEY.test(key) || RESERVED.has(key))
        problems.push(
          `site/messages/${tag}.json: "${key}" cannot be the name of a message in code. Use letters, digits and underscores, such as products_title.`,
        )
    if (!shown.has(tag)) continue
    const added = Object.fromEntries(Object.entries(ownBase).filter(([key]) => !(key in base)))
    problems.push(...untranslated(added, own, tag, () => `site/messages/${tag}.json`))
    for (const key of Object.keys(own))
      if (!(key in base) && !(key in added)) problems.push(`site/messages/${tag}.json has "${key}", which site/messages/${baseTag}.json has not`)
  }
  return problems
}

/** Returns a sentence for each message that a language lacks, or that differs from its original. `where` returns the file of a message. */
function untranslated(base: MessageFile, translations: MessageFile, tag: string, where: (key: string) => string): string[] {
  return Object.entries(base).flatMap(([key, message]) => {
    const translated = translations[key]
    if (translated === undefined) return [`${where(key)} has no "${key}"`]
    return differences(message, translated, tag).map((problem) => `${where(key)}: "${key}" ${problem}`)
  })
}

/** Returns a sentence with the languages of a site that have no messages, or an empty list. */
export function languagesWithoutMessages({ locales, baseLocale }: SiteSettings): string[] {
  const available = messageTags()
  const lacking = locales.filter(({ tag }) => nearestMessages(tag, available) === undefined).map(({ tag, endonym }) => `${endonym} (${tag})`)
  const base = messagesFor(baseLocale, baseLocale, available)
  return lacking.length > 0 ? [`Languages without messages show the texts of "${base}", marked as such: ${lacking.join(', ')}.`] : []
}

/** Compares a translation with its original and the plural rules of its language (BCP 47 tag). Returns ends of sentences that begin with the key. */
export function differences(base: Message, translated: Message, tag: string): string[] {
  const given = inputs(base)
  const unknown = [...inputs(translated)].filter((name) => !given.has(name))
  // A plural form may omit the number, which its words contain. A text without forms has no other place for it.
  const dropped = [base, translated].some((message) => typeof message === 'string') ? [...given].filter((name) => !placeholders(translated).has(name)) : []
  const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  return [
    ...(textsOf(translated).some((text) => text.trim() === '') ? ['is empty'] : []),
    ...unknown.map((name) => `uses {${name}}, which is not a parameter of the message`),
    ...dropped.map((name) => `leaves out {${name}}`),
    ...pluralForms(translated).flatMap(([selector, forms]) =>
      forms.includes('*')
        ? []
        : categories.filter((category) => !forms.includes(category)).map((category) => `has no form for ${selector}=${category}, which its language needs`),
    ),
  ]
}

/** Finds messages that no source file uses. Returns a sentence for each. */
export async function unusedMessages({ baseLocale }: SiteSettings): Promise<string[]> {
  // `glob` of node:fs/promises is not used, because knip treats its literal patterns as imports and would find no dead code in src/.
  const files = globSync('{src,site}/**/*.{ts,tsx}').filter((file) => !file.startsWith('src/paraglide/'))
  const sources = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
  const used = new Set([...sources.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key))
  return Object.keys(await readMessages(messagesFor(baseLocale, baseLocale)))
    .filter((key) => !used.has(key))
    .map((key) => `"${key}" is in messages/ or site/messages/, but no source file uses it`)
}
