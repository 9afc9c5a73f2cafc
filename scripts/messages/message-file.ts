import { existsSync } from 'node:fs'
import { z } from 'zod'
import { StartError } from '../../src/config/start-error.ts'
import { readJson } from '../model/content-types.ts'

/** A message with forms, in the format of inlang's message-format plugin. */
const variants = z.object({ declarations: z.array(z.string()), selectors: z.array(z.string()), match: z.record(z.string(), z.string()) })
const message = z.union([z.string(), z.array(variants).min(1)])
const file = z.record(z.string(), message)

export type Message = z.output<typeof message>
export type MessageFile = Readonly<Record<string, Message>>

/** Reads the messages of a language: those of the product, and those of `site/messages/`, which take precedence. */
export async function readMessages(tag: string): Promise<MessageFile> {
  return { ...(await readProductMessages(tag)), ...(await readOwnMessages(tag)) }
}

/** Reads the messages of the product in a language, which only `site/messages/` may have. Throws if there are none in either. */
export async function readProductMessages(tag: string): Promise<MessageFile> {
  const path = `messages/${tag}.json`
  const messages = await messagesIn(path)
  if (messages === undefined && (await messagesIn(`site/${path}`)) === undefined) throw new Error(`There is no ${path}.`)
  return messages ?? {}
}

/** Reads the messages of `site/messages/` in a language. */
export async function readOwnMessages(tag: string): Promise<MessageFile> {
  return (await messagesIn(`site/messages/${tag}.json`)) ?? {}
}

/** Throws a `StartError` if the file is not JSON, or if a message has another form than those of the plugin. */
async function messagesIn(path: string): Promise<MessageFile | undefined> {
  if (!existsSync(path)) return undefined
  const { data, error } = file.safeParse(await readJson(path))
  if (error) {
    const [key] = error.issues[0]?.path ?? []
    throw new StartError(
      key === undefined ? `${path} must be an object of messages.` : `${path}: "${String(key)}" must be a text, or a list with plural forms.`,
    )
  }
  const { $schema: _, ...messages } = data
  return messages
}

/** Returns the texts of a message, one for each of its forms. */
export function textsOf(each: Message): readonly string[] {
  return typeof each === 'string' ? [each] : each.flatMap(({ match }) => Object.values(match))
}

/** Returns the names of the placeholders in a message. */
export function placeholders(each: Message): ReadonlySet<string> {
  return new Set(textsOf(each).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)))
}

/** Returns the parameters of a message: the declared inputs, or else its placeholders. */
export function inputs(each: Message): ReadonlySet<string> {
  if (typeof each === 'string') return placeholders(each)
  return new Set(each.flatMap(({ declarations }) => declarations.flatMap((line) => /^input (\w+)$/.exec(line)?.[1] ?? [])))
}

/** Returns the plural selectors of a message with the forms that it has. */
export function pluralForms(each: Message): readonly (readonly [selector: string, forms: readonly string[]])[] {
  if (typeof each === 'string') return []
  return each.flatMap(({ declarations, selectors, match }) =>
    selectors
      .filter((selector) => declarations.some((line) => new RegExp(`^local ${selector} = \\w+: plural`).test(line)))
      .map((selector) => [selector, Object.keys(match).flatMap((key) => new RegExp(`(?:^|, ?)${selector}=([\\w*]+)`).exec(key)?.[1] ?? [])] as const),
  )
}
