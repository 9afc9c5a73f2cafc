import { z } from 'zod'
import type { Asset, Entry } from '#app/content/content.ts'
import type { OwnField } from 'content-mapping/project/own-fields.ts'
import { model, shownWith } from '#app/content/reading/model.server.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { HeadingLevel } from '#app/rich-text/rich-text.ts'
import type { PageBuild } from '../build.server.ts'
import { bullets, paragraphs } from './documents.server.ts'
import { fact, isObvious, labelled, running, written, type FieldInMaking, type Made } from './field-in-making.server.ts'
import { assetsContent } from './files.server.ts'
import { isRecord, readableJson } from './json.server.ts'
import { entriesContent } from './linked.server.ts'
import { coordinates, locationContent } from './location.server.ts'
import type { OwnContent } from './own-content.ts'
import { actionPairs } from './pairs.server.ts'
import { elsewhere, isPath, lineValue, plainWords } from './words.server.ts'

const anything = z.object({ value: z.unknown(), ...shownWith })
const document = z.looseObject({ nodeType: z.literal('document'), content: z.array(z.unknown()) })
const resourceLink = z.object({ sys: z.object({ type: z.literal('ResourceLink'), urn: z.string() }) }).transform(({ sys }) => sys.urn)
const texts = z.array(z.string()).min(1)
const opened = z.union([
  z.custom<Entry>((value) => isRecord(value) && value['kind'] === 'entry'),
  z.custom<Asset>((value) => isRecord(value) && value['kind'] === 'asset'),
])
const links = z.union([opened.transform((each) => [each]), z.array(opened).min(1)])
const resourceLinks = z.union([resourceLink.transform((urn) => [urn]), z.array(resourceLink).min(1)])

/** Maximum number of characters of a line among facts, and of an item in a list of words. */
const LONGEST_LINE = 120
const LONGEST_WORD = 40

interface Options {
  /** Texts and ids that the page already shows. */
  readonly shown?: readonly (Phrase | string | undefined)[]
  /** Level of headings. @default 2 */
  readonly level?: HeadingLevel
}

/** Builds the content of an entry's unmapped fields by their types. Returns `undefined` if there is none. */
export async function ownFields(build: PageBuild, entry: Entry, { shown = [], level = 2 }: Options = {}): Promise<OwnContent | undefined> {
  const fields = entry.origin?.fields ?? []
  if (fields.length === 0) return undefined
  const shape: Record<string, typeof anything> = Object.fromEntries(fields.map(({ field }) => [field, anything]))
  const values: Readonly<Record<string, z.output<typeof anything> | undefined>> = entry.read(model(entry.type, {}, shape)) ?? {}
  const said = new Set(shown.map((each) => (typeof each === 'string' ? each : each?.text)))
  const made: Made[number][] = []
  // Sequential, because terms and anchors are counted in reading order.
  const pairs = actionPairs(entry, fields, ({ field }) => values[field])
  for (const field of fields) {
    const given = values[field.field]
    const pair = pairs.find(({ label, target }) => label === field || target === field)
    if (pair?.target === field) made.push({ part: { kind: 'actions', id: field.id, actions: [pair.action] } })
    if (!given || pair) continue
    const { value, ...about } = given
    made.push(...(await contentOf({ build, entry, field, about, level }, value, said)))
  }
  const facts = made.flatMap((each) => ('fact' in each ? [each.fact] : []))
  const parts = made.flatMap((each) => ('part' in each ? [each.part] : []))
  return facts.length + parts.length > 0 ? { facts, parts } : undefined
}

async function contentOf(making: FieldInMaking, value: unknown, said: ReadonlySet<string | undefined>): Promise<Made> {
  const { entry } = making
  if (typeof value === 'string') return said.has(value.trim()) ? [] : textContent(making, value.trim())
  if (typeof value === 'number' || typeof value === 'boolean')
    return fact(making, [{ kind: 'text', text: { text: plainWords(entry.content, making.field.id, value) } }])
  const text = document.safeParse(value).data
  if (text) return running(making, text)
  const targets = links.safeParse(value).data
  if (targets) return linkedContent(making, targets, said)
  const list = texts.safeParse(value).data
  if (list) return listContent(making, list)
  const place = coordinates(entry.content, value)
  if (place) return locationContent(making, place)
  const urns = resourceLinks.safeParse(value).data
  if (urns)
    return fact(
      making,
      urns.map((urn) => elsewhere(entry.content, urn)),
    )
  const json = readableJson(entry, value)
  if (!json) return []
  return 'facts' in json ? [{ part: { kind: 'facts', ...labelled(making), facts: json.facts } }] : written(making, json.document)
}

async function textContent(making: FieldInMaking, text: string): Promise<Made> {
  const { entry, field, about } = making
  if (text === '') return []
  const value = lineValue(entry, field, { text, ...about })
  if (isPath(field) && value.kind === 'text' && !/\s/.test(text)) return []
  const isLine = text.length <= LONGEST_LINE && !text.includes('\n')
  return value.kind !== 'text' || (isLine && !isProse(field)) ? fact(making, [value]) : written(making, paragraphs(text), true)
}

/** Returns whether a field is text rather than a fact, such as a heading. */
function isProse(field: OwnField): boolean {
  return isObvious(field)
}

async function listContent(making: FieldInMaking, list: readonly string[]): Promise<Made> {
  const { entry, field, about } = making
  const words = list.map((each) => each.trim()).filter(Boolean)
  const isShort = words.every((word) => word.length <= LONGEST_WORD)
  if (!isShort && words.every((word) => lineValue(entry, field, { text: word }).kind === 'text')) return written(making, [bullets(words)])
  return fact(
    making,
    words.map((text) => lineValue(entry, field, { text, ...about })),
  )
}

async function linkedContent(making: FieldInMaking, targets: readonly (Entry | Asset)[], said: ReadonlySet<string | undefined>): Promise<Made> {
  const others = targets.filter(({ id }) => !said.has(id))
  const assets = assetsContent(
    making,
    others.filter((each) => each.kind === 'asset'),
  )
  return [
    ...assets,
    ...(await entriesContent(
      making,
      others.filter((each) => each.kind === 'entry'),
    )),
  ]
}
