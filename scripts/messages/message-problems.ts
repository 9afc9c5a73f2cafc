import { glob, readFile } from 'node:fs/promises'
import site from '../../app.config.ts'
import { inputs, placeholders, pluralForms, readMessages, textsOf, type Message } from './message-file.ts'

/** Find what is wrong with the messages: keys, texts, values or plural forms that a language lacks or has alone; a sentence for each. */
export async function messageProblems(): Promise<string[]> {
  const base = await readMessages(site.baseLocale)
  const problems: string[] = []
  for (const { tag } of site.locales) {
    const own = await readMessages(tag)
    const where = `messages/${tag}.json`
    for (const [key, message] of Object.entries(base)) {
      const translated = own[key]
      if (translated === undefined) problems.push(`${where} has no "${key}"`)
      else problems.push(...differences(message, translated, tag).map((problem) => `${where}: "${key}" ${problem}`))
    }
    for (const key of Object.keys(own)) if (!(key in base)) problems.push(`${where} has "${key}", which messages/${site.baseLocale}.json has not`)
  }
  return problems
}

/** Tell how a translation does not fit its original, or its language (BCP 47 tag): the ends of sentences that begin with its key. */
export function differences(base: Message, translated: Message, tag: string): string[] {
  const given = inputs(base)
  const unknown = [...inputs(translated)].filter((name) => !given.has(name))
  const dropped = typeof base === 'string' ? [...given].filter((name) => !placeholders(translated).has(name)) : []
  const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
  return [
    ...(textsOf(translated).some((text) => text.trim() === '') ? ['is empty'] : []),
    ...unknown.map((name) => `puts in {${name}}, which it is not given`),
    ...dropped.map((name) => `leaves out {${name}}`),
    ...pluralForms(translated).flatMap(([selector, forms]) =>
      forms.includes('*')
        ? []
        : categories.filter((category) => !forms.includes(category)).map((category) => `has no form for ${selector}=${category}, which its language needs`),
    ),
  ]
}

/** Find messages that no source file uses; a sentence for each. */
export async function unusedMessages(): Promise<string[]> {
  const files = (await Array.fromAsync(glob('src/**/*.{ts,tsx}'))).filter((file) => !file.startsWith('src/paraglide/'))
  const sources = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
  const used = new Set([...sources.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key))
  return Object.keys(await readMessages(site.baseLocale))
    .filter((key) => !used.has(key))
    .map((key) => `"${key}" is in messages/, but no source file uses it`)
}
