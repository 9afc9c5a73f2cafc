import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { messagesFor as nearest } from '../../src/i18n/messages/nearest-messages.ts'

/** The messages of the product, and those of a team. */
const FOLDERS = ['messages', 'site/messages']

/** Returns the tags of the languages that have messages, from the names of the files. */
export function messageTags(): readonly string[] {
  const files = FOLDERS.flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []))
  return [...new Set(files.flatMap((file) => /^([\w-]+)\.json$/.exec(file)?.[1] ?? []))].toSorted()
}

/** Reads one message of a language. Returns `undefined` if the message has several forms. */
export function readText(tag: string, key: string): string | undefined {
  const files = FOLDERS.map((folder) => `${folder}/${tag}.json`).filter((file) => existsSync(file))
  const messages: Record<string, unknown> = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))))
  const text = messages[key]
  return typeof text === 'string' ? text : undefined
}

/** Returns the tag of the messages that a language of a site shows, from the available ones (all are BCP 47 tags). */
export function messagesFor(tag: string, baseLocale: string, available: readonly string[] = messageTags()): string {
  return nearest(tag, baseLocale, available)
}
