import { mkdir, writeFile } from 'node:fs/promises'
import type { SiteSettings } from '../../src/config/site.ts'
import { shownMessages, writeInlangSettings } from './inlang-settings.ts'
import { readMessages, type Message } from './message-file.ts'

const FOLDER = '.cache/pseudo'
export const PSEUDO_PROJECT = `./${FOLDER}/project.inlang`

const PLAIN = 'AaBCcDdEeGgHhIiJjKkLlNnOoPRrSsTtUuWwYyZz'
const ACCENTED = 'ÅåßÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÕõÞŔŕŠšŢţÛûŴŵÝýŽž'
/** Translations of short English words need about this much more room. */
const LONGER = 0.4

/** Make a text that shows what is wrong with its surroundings: unmarked text is hard-coded, a missing bracket is clipped, a split one concatenated. */
export function pseudo(text: string): string {
  const letters = text.replace(/\{\w+\}|./gu, (part) => (part.length > 1 ? part : (ACCENTED[PLAIN.indexOf(part)] ?? part)))
  const length = [...text.replace(/\{\w+\}/g, '')].length
  return `⟦${letters}${'·'.repeat(Math.ceil(length * LONGER))}⟧`
}

function pseudoMessage(message: Message): Message {
  if (typeof message === 'string') return pseudo(message)
  return message.map((variants) => ({ ...variants, match: Object.fromEntries(Object.entries(variants.match).map(([key, text]) => [key, pseudo(text)])) }))
}

/** Write the messages of every language in their pseudo form, with a project of their own for the compiler. */
export async function writePseudoMessages(site: SiteSettings): Promise<void> {
  await mkdir(`${FOLDER}/messages`, { recursive: true })
  await writeInlangSettings(site, { file: `${PSEUDO_PROJECT}/settings.json`, root: '../../' })
  for (const tag of shownMessages(site)) {
    const messages = Object.entries(await readMessages(tag)).map(([key, message]) => [key, pseudoMessage(message)])
    await writeFile(`${FOLDER}/messages/${tag}.json`, JSON.stringify(Object.fromEntries(messages), null, 2))
  }
}
