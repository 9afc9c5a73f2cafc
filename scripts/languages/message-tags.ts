import { readdirSync, readFileSync } from 'node:fs'
import { nearestMessages } from '../../src/i18n/messages/nearest-messages.ts'

/** Whose messages stand in where the base language has none either. */
const LAST = 'en'

/** Name the languages that have messages, by the files there are. */
export function messageTags(): readonly string[] {
  return readdirSync('messages')
    .flatMap((file) => /^([\w-]+)\.json$/.exec(file)?.[1] ?? [])
    .toSorted()
}

/** Name the messages that a language of a site shows: the nearest there are, or those of the base language (both BCP 47 tags). */
export function messagesFor(tag: string, baseLocale: string, available: readonly string[] = messageTags()): string {
  return nearestMessages(tag, available) ?? nearestMessages(baseLocale, available) ?? LAST
}

/** Read one message of a language that has messages, where it is one text. */
export function readText(tag: string, key: string): string | undefined {
  const messages: Record<string, unknown> = JSON.parse(readFileSync(`messages/${tag}.json`, 'utf8'))
  const text = messages[key]
  return typeof text === 'string' ? text : undefined
}
