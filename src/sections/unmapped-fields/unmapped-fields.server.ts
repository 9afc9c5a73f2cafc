import { z } from 'zod'
import type { Asset, Entry } from '#app/content/content.ts'
import { isPageType } from '#app/config/page-types/table.ts'
import type { OwnField } from 'content-mapping/project/own-fields.ts'
import { model, shownWith } from '#app/content/reading/model.server.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { HeadingLevel } from '#app/rich-text/rich-text.ts'
import type { PageBuild } from '../build.server.ts'
import { isNamedCode } from 'content-mapping/markdown/looks-like-code.ts'
import { bullets, codeBlock, heading, paragraphs } from './documents.server.ts'
import { fact, isHeading, isObvious, labelled, running, wordsOf, written, type FieldBuild, type FieldParts } from './field-build.server.ts'
import { isRecord, readableJson } from './json.server.ts'
import { assetsContent, entriesContent } from './linked.server.ts'
import type { UnmappedContent } from './unmapped-content.ts'
import { currencyOf, priceWords } from './prices.server.ts'
import { actionPairs, isLinkLabel, isLinkTarget } from './pairs.server.ts'
import { coordinates, locationContent, isOfAddress, isPath, isPictureAddress, lineValue, plainWords } from './words.server.ts'

const anything = z.object({ value: z.unknown(), ...shownWith })
const document = z.looseObject({ nodeType: z.literal('document'), content: z.array(z.unknown()) })
const resourceLink = z.object({ sys: z.object({ type: z.literal('ResourceLink') }) })
const texts = z.array(z.string()).min(1)
const opened = z.union([
  z.custom<Entry>((value) => isRecord(value) && value['kind'] === 'entry'),
  z.custom<Asset>((value) => isRecord(value) && value['kind'] === 'asset'),
])
const linkLists = z.array(opened).min(1)
const links = z.union([opened.transform((each) => [each]), linkLists])
const resourceLinks = z.union([resourceLink, z.array(resourceLink).min(1)])
const isOfOtherSpace = (value: unknown) => resourceLinks.safeParse(value).success

/** Maximum number of characters of a line among facts, and of an item in a list of words. */
const MAX_LINE_LENGTH = 120
const MAX_WORD_LENGTH = 40

interface Options {
  /** Texts and ids that the page already shows. */
  readonly shown?: readonly (LocalizedText | string | undefined)[]
  /** Level of headings. @default 2 */
  readonly level?: HeadingLevel
  /** Whether the content stands below the title of a section. */
  readonly isTitled?: boolean
}

/** Builds the content of an entry's unmapped fields by their types. Returns `undefined` if there is none. */
export async function unmappedFields(
  build: PageBuild,
  entry: Entry,
  { shown = [], level = 2, isTitled = false }: Options = {},
): Promise<UnmappedContent | undefined> {
  const fields = entry.origin?.fields ?? []
  if (fields.length === 0) return undefined
  const shape: Record<string, typeof anything> = Object.fromEntries(fields.map(({ field }) => [field, anything]))
  const values: Readonly<Record<string, z.output<typeof anything> | undefined>> = entry.read(model(entry.type, {}, shape)) ?? {}
  const shownTexts = new Set(shown.map((each) => (typeof each === 'string' ? each : each?.text)))
  const built: FieldParts[number][] = []
  // Sequential, because terms and anchors are counted in reading order.
  const pairs = actionPairs(entry, fields, ({ field }) => values[field])
  // The language of code is for its editor.
  const isOfCode = [...(entry.origin?.filledBy.values() ?? []), ...fields.map(({ id }) => id)].some((id) => isNamedCode({ id, type: 'Text' }))
  const lists = isTitled ? fields.filter((field) => linkLists.safeParse(values[field.field]?.value).success) : []
  const currency = currencyOf(fields, ({ field }) => values[field]?.value)
  for (const field of fields) {
    const given = values[field.field]
    const pair = pairs.find(({ label, target }) => label === field || target === field)
    if (pair?.target === field) built.push({ part: { kind: 'actions', id: field.id, actions: [pair.action] } })
    if (!given || pair || currency?.field === field || isLinkLabel(field) || (isOfCode && /^lang(?:uage)?$/i.test(field.id))) continue
    const { value, ...about } = given
    const price = priceWords(entry.content.locale, field, value, currency)
    const fieldBuild = { build, entry, field, about, level, isHeaded: lists.length === 1 && lists[0] === field }
    built.push(...(price === undefined ? await contentOf(fieldBuild, value, shownTexts) : fact(fieldBuild, [{ kind: 'text', text: { text: price } }])))
  }
  const facts = built.flatMap((each) => ('fact' in each ? [each.fact] : []))
  const parts = built.flatMap((each) => ('part' in each ? [each.part] : []))
  return facts.length + parts.length > 0 ? { facts, parts } : undefined
}

async function contentOf(fieldBuild: FieldBuild, value: unknown, shownTexts: ReadonlySet<string | undefined>): Promise<FieldParts> {
  const { entry } = fieldBuild
  if (typeof value === 'string') return shownTexts.has(value.trim()) ? [] : textContent(fieldBuild, value.trim())
  if (typeof value === 'boolean' && isSetting(fieldBuild)) return []
  if (typeof value === 'number' || typeof value === 'boolean') {
    const words = plainWords(entry.content, fieldBuild.field.id, value)
    // A number without a name is the title of a statistic. Beside the title of a page, it needs its name.
    return isObvious(fieldBuild.field) && !isPageType(entry.type)
      ? written(fieldBuild, [heading(words)])
      : fact(fieldBuild, [{ kind: 'text', text: { text: words } }])
  }
  const text = document.safeParse(value).data
  if (text) return running(fieldBuild, text)
  const targets = links.safeParse(value).data
  if (targets) return linkedContent(fieldBuild, targets, shownTexts)
  const list = texts.safeParse(value).data
  if (list) return listContent(fieldBuild, list)
  const place = coordinates(entry.content, value)
  if (place) return locationContent(fieldBuild, place)
  // Visitors cannot follow a link to another space.
  if (isOfOtherSpace(value)) return []
  const json = readableJson(entry, value)
  if (!json) return []
  return 'facts' in json ? [{ part: { kind: 'facts', ...labelled(fieldBuild), facts: json.facts } }] : written(fieldBuild, json.document)
}

async function textContent(fieldBuild: FieldBuild, text: string): Promise<FieldParts> {
  const { entry, field, about } = fieldBuild
  if (text === '') return []
  const value = lineValue(entry, field, { text, ...about })
  const picture = isPictureAddress(text) ? entry.content.pictureAt(text) : undefined
  if (picture) return [{ part: { kind: 'text', id: field.id, text: { blocks: [{ type: 'picture', picture }] } } }]
  if (value.kind === 'link' && isOfAddress(field)) return [{ part: { kind: 'actions', id: field.id, actions: [value.link] } }]
  if (value.kind === 'text' && (isAddressAlone(field, text) || isOfAddress(field))) return []
  const isLine = text.length <= MAX_LINE_LENGTH && !text.includes('\n') && !isNamedCode(field)
  // A heading has no label above it.
  if (value.kind === 'text' && isLine && isHeading(field)) return written({ ...fieldBuild, isHeaded: true }, [heading(text)])
  // A text with a generic name is not a fact.
  return value.kind !== 'text' || (isLine && !isObvious(field))
    ? fact(fieldBuild, [value])
    : written(fieldBuild, isNamedCode(field) ? [codeBlock(text)] : paragraphs(text), true)
}

/** Returns whether a Boolean value sets how an entry is shown. Facts such as `vegetarian` belong to entries with generic pages. */
function isSetting({ entry, field }: FieldBuild): boolean {
  const [first = ''] = wordsOf(field.id)
  return (
    entry.type !== 'genericPage' || /^(?:is|has|show|hide|enable|disable|use|allow|full|no|dark|light|featured|active|visible|sticky|open|new)$/.test(first)
  )
}

/** Returns whether a text is an address that leads nowhere on this site. */
function isAddressAlone(field: OwnField, text: string): boolean {
  return !/\s/.test(text) && (isPath(field) || isLinkTarget(field) || /^[/#]|^[\w-]+(?:\/[\w-]+)+$/.test(text))
}

async function listContent(fieldBuild: FieldBuild, list: readonly string[]): Promise<FieldParts> {
  const { entry, field, about } = fieldBuild
  const words = list.map((each) => each.trim()).filter(Boolean)
  const isShort = words.every((word) => word.length <= MAX_WORD_LENGTH)
  if (!isShort && words.every((word) => lineValue(entry, field, { text: word }).kind === 'text')) return written(fieldBuild, [bullets(words)])
  return fact(
    fieldBuild,
    words.map((text) => lineValue(entry, field, { text, ...about })),
  )
}

async function linkedContent(fieldBuild: FieldBuild, targets: readonly (Entry | Asset)[], shownTexts: ReadonlySet<string | undefined>): Promise<FieldParts> {
  const others = targets.filter(({ id }) => !shownTexts.has(id))
  const assets = assetsContent(
    fieldBuild,
    others.filter((each) => each.kind === 'asset'),
  )
  return [
    ...assets,
    ...(await entriesContent(
      fieldBuild,
      others.filter((each) => each.kind === 'entry'),
    )),
  ]
}
