import { readdirSync, readFileSync } from 'node:fs'
import { messagesFor as nearest } from '../../src/i18n/messages/nearest-messages.ts'

/** Name the languages that have messages, by the files there are. */
export function messageTags(): readonly string[] {
  return readdirSync('messages')
    .flatMap((file) => /^([\w-]+)\.json$/.exec(file)?.[1] ?? [])
    .toSorted()
}

/** Read one message of a language that has messages, where it is one text. */
export function readText(tag: string, key: string): string | undefined {
  const messages: Record<string, unknown> = JSON.parse(readFileSync(`messages/${tag}.json`, 'utf8'))
  const text = messages[key]
  return typeof text === 'string' ? text : undefined
}

/** Name the messages that a language of a site shows, among those there are (all by BCP 47 tag). */
export function messagesFor(tag: string, baseLocale: string, available: readonly string[] = messageTags()): string {
  return nearest(tag, baseLocale, available)
}
