import { mkdir, writeFile } from 'node:fs/promises'
import type { SiteSettings } from '../../src/config/site.ts'
import { shownMessages, writeInlangSettings } from './inlang-settings.ts'
import { readMessages, type Message } from './message-file.ts'

const FOLDER = '.cache/pseudo'
export const PSEUDO_PROJECT = `./${FOLDER}/project.inlang`

const PLAIN = 'AaBCcDdEeGgHhIiJjKkLlNnOoPRrSsTtUuWwYyZz'
const ACCENTED = 'ÅåßÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÕõÞŔŕŠšŢţÛûŴŵÝýŽž'
/** Share by which pseudo texts are longer. Translations of short English words need about 40 % more room. */
const LONGER = 0.4

/**
 * Converts a text to pseudo form: accented, longer and in brackets. Unchanged text on a page is hard-coded, a missing bracket shows
 * clipping, and inner brackets show concatenation.
 */
export function pseudo(text: string): string {
  const letters = text.replace(/\{\w+\}|./gu, (part) => (part.length > 1 ? part : (ACCENTED[PLAIN.indexOf(part)] ?? part)))
  const length = [...text.replace(/\{\w+\}/g, '')].length
  return `⟦${letters}${'·'.repeat(Math.ceil(length * LONGER))}⟧`
}

function pseudoMessage(message: Message): Message {
  if (typeof message === 'string') return pseudo(message)
  return message.map((variants) => ({ ...variants, match: Object.fromEntries(Object.entries(variants.match).map(([key, text]) => [key, pseudo(text)])) }))
}

/** Writes the messages of every language in pseudo form, with a separate project for the compiler. */
export async function writePseudoMessages(site: SiteSettings): Promise<void> {
  await mkdir(`${FOLDER}/messages`, { recursive: true })
  await writeInlangSettings(site, { file: `${PSEUDO_PROJECT}/settings.json`, root: '../../' })
  for (const tag of shownMessages(site)) {
    const messages = Object.entries(await readMessages(tag)).map(([key, message]) => [key, pseudoMessage(message)])
    await writeFile(`${FOLDER}/messages/${tag}.json`, JSON.stringify(Object.fromEntries(messages), null, 2))
  }
}
