import { readFileSync } from 'node:fs'
import { isObject, objects, type JsonObject } from 'contentful-emulator/json/json.ts'
import { plainTextOf } from 'content-mapping/markdown/plain-text-of.ts'
import { markdownToRichText } from 'content-mapping/markdown/markdown-to-rich-text.server.ts'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { spaceModelOfExport } from 'content-mapping/reading/space-model-of-export.ts'

/** Roles whose entries are no content: settings of the site, metadata, labels of links, and types that are never shown. */
const NO_CONTENT = new Set(['settings', 'seo', 'link', 'ignore', 'picture'])
/** Names of fields for editors and machines. */
const OF_EDITORS =
  /internal|^entry(?:title|name)$|slug|path|url|href|link|destination|target|seo|meta|\bog|schema|script|css|class|style|colou?r|theme|layout|variant|variation|align|size|position|order|anchor|\bid$|Id$|^id|type$|placeholder|label|button|cta|icon|locale|lang|timezone|tracking|gtm|nt_|query|token|key$|alt|caption|credit|code$|snippet|username|handle|twitter|github|phone|email/i

/** A text that visitors should read, in the first locale that has it. */
export interface PublishedText {
  readonly place: string
  readonly text: string
}

/**
 * Returns the texts of an export file that are content: texts of at least three words in fields of published entries. Omits types that are not
 * shown by themselves, and variants of tests. Omits fields for editors and machines, choices, and fields that the mapping hides.
 */
export function publishedTexts(file: string): readonly PublishedText[] {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isObject(content)) throw new Error(`${file} holds no space`)
  const model = spaceModelOfExport(content, '')
  const { mapping } = inferMapping(model)
  const locale = model.locales.find(({ isDefault }) => isDefault)?.code ?? ''
  const fallbacks = new Map(
    model.entries.filter(({ type }) => type === 'nt_mergetag').map(({ id, fields }) => [id, String(fields['nt_fallback']?.[locale] ?? '')]),
  )
  const published = new Set(objects(content['entries']).filter(isDelivered).map(idOf))
  const isOf = (isIgnored: boolean) => model.entries.filter(({ type }) => (mapping.types[type]?.as === 'ignore') === isIgnored)
  const [variants, linked] = [true, false].map((isIgnored) => JSON.stringify(isOf(isIgnored).map(({ fields }) => fields)))
  /** Whether only entries that are never shown link to an entry, as to the variants of a test. */
  const isVariant = (id: string) => variants?.includes(`"${id}"`) === true && linked?.includes(`"${id}"`) !== true
  return model.entries.flatMap((entry) => {
    const type = model.types.find(({ id }) => id === entry.type)
    const own = mapping.types[entry.type]
    if (!type || !own || NO_CONTENT.has(own.as) || !published.has(entry.id) || isVariant(entry.id)) return []
    return type.fields
      .filter(({ id, name, type: kind, values }) => {
        const isText = kind === 'Symbol' || kind === 'Text' || kind === 'RichText'
        return isText && values.length === 0 && !own.hidden?.includes(id) && !OF_EDITORS.test(id) && !/internal|seo|slug/i.test(name)
      })
      .flatMap(({ id, type: kind }) => {
        const byLocale = entry.fields[id] ?? {}
        const value = byLocale[locale] ?? Object.values(byLocale)[0]
        const text =
          typeof value === 'string'
            ? kind === 'Text'
              ? plainTextOf(markdownToRichText(value))
              : value
            : isObject(value)
              ? plainTextOf(withFallbacks(value, fallbacks))
              : ''
        return wordsIn(text).length >= 3 ? [{ place: `${entry.type}.${id} of ${entry.id}`, text }] : []
      })
  })
}

/** Replaces merge tags in rich text with their texts for all visitors. */
function withFallbacks(node: unknown, fallbacks: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(node)) return node.map((each) => withFallbacks(each, fallbacks))
  if (!isObject(node)) return node
  const { target } = isObject(node['data']) ? node['data'] : {}
  const value = node['nodeType'] === 'embedded-entry-inline' && isObject(target) ? fallbacks.get(idOf(target)) : undefined
  return value === undefined ? { ...node, content: withFallbacks(node['content'], fallbacks) } : { nodeType: 'text', value }
}

/**
 * Returns the values of fields that contain names for editors. Omits texts that visitors read in another field, and names of entries without a
 * title: their pages and menus need a name.
 */
export function internalNames(file: string): ReadonlySet<string> {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isObject(content)) throw new Error(`${file} holds no space`)
  const model = spaceModelOfExport(content, '')
  const { mapping, reasons } = inferMapping(model)
  const [internal, shown] = [new Set<string>(), new Set<string>()]
  for (const { type, fields } of model.entries) {
    const isTitled = Object.entries(reasons[type]?.fields ?? {}).some(([id, { means }]) => means === 'title' && fields[id] !== undefined)
    for (const [id, values] of Object.entries(fields)) {
      const isHidden = mapping.types[type]?.hidden?.includes(id) === true
      const isInternal = isTitled && /internal|editors/.test(reasons[type]?.fields[id]?.why ?? '')
      for (const value of Object.values(values)) if (typeof value === 'string' && (!isHidden || isInternal)) (isHidden ? internal : shown).add(value.trim())
    }
  }
  return internal.difference(shown)
}

function wordsIn(text: string): readonly string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

function isDelivered({ sys }: JsonObject): boolean {
  return isObject(sys) && (sys['version'] === undefined || sys['publishedVersion'] !== undefined) && sys['archivedVersion'] === undefined
}

function idOf({ sys }: JsonObject): string {
  return isObject(sys) && typeof sys['id'] === 'string' ? sys['id'] : ''
}

/** Returns the share of words that a site shows, and the texts that it lacks. A text counts if visitors read it. */
export function shownShare(published: readonly PublishedText[], shown: ReadonlySet<string>): { readonly share: number; readonly missing: readonly string[] } {
  const all = [...shown].map((text) => wordsIn(text).join(' ')).join(' | ')
  let [right, sum] = [0, 0]
  const missing: string[] = []
  for (const { place, text } of published) {
    // Sentences are compared, because a text may be divided into paragraphs, cards and links.
    for (const sentence of text.split(/[\n.!?:;|]+/)) {
      const words = wordsIn(sentence)
      if (words.length === 0) continue
      sum += words.length
      if (all.includes(words.join(' '))) right += words.length
      else missing.push(`${place}: ${sentence.trim().slice(0, 80)}`)
    }
  }
  return { share: sum === 0 ? 1 : right / sum, missing }
}
