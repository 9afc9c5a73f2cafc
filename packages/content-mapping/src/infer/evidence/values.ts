import { isObject } from 'contentful-emulator/json/json.ts'
import { looksLikeCode } from '../../markdown/looks-like-code.ts'
import { looksLikeMarkdown } from '../../markdown/looks-like-markdown.ts'
import { isContentJson, isNestedJson } from '../../reading/readable-json.ts'
import { isGivenName, isNameOfPerson } from '../names/given-names.ts'
import { instantOf } from 'contentful-emulator/query/instant.ts'

/** Statistics of a field's values. Shares relate to the number of values, and are 0 if there are none. */
export interface ValueFacts {
  readonly count: number
  /** Mean number of characters of a text, or of items of a list. */
  readonly length: number
  /** Share of distinct values. */
  readonly distinct: number
  /** `about-us`, `/about-us`, `/` */
  readonly paths: number
  /** URLs with a protocol. */
  readonly urls: number
  /** `#contact`, `mailto:…`, `tel:…` */
  readonly anchors: number
  /** URLs, anchors, and paths that begin with a slash. */
  readonly ways: number
  readonly pictures: number
  /** `Home > Hero`, `home_hero_01`, `[Home] Hero`, `Home Paragraph 1`: names by which editors find entries. */
  readonly internal: number
  /** Ids of other systems: long words of letters and digits. */
  readonly ids: number
  /** Source code. */
  readonly code: number
  readonly markdown: number
  /** Markdown with links or lists. */
  readonly structured: number
  readonly dates: number
  /** Sentences: several words with a punctuation mark at the end. */
  readonly sentences: number
  /** Full names of people. */
  readonly people: number
  /** Given names without a family name. */
  readonly given: number
  readonly mails: number
  /** Texts in which the speakers name themselves: `I`, `we`. */
  readonly speech: number
  /** Nested JSON for machine: rules, ids, settings. */
  readonly machine: number
  readonly texts: readonly string[]
}

const PATH = /^\/?[\p{L}\d_~.%-]+(?:\/[\p{L}\d_~.%-]+)*\/?$|^\/$/u
/** Names by which editors find entries: `Home > Hero`. */
export const INTERNAL =
  /\S (?:[>›»|]|\/\/?|::) \S|^\[[^\]]+\] \S|^\p{Ll}[\p{Ll}\d]*(?:_[\p{Ll}\d]+)+$|\S (?:[Pp]aragraph|[Tt]ext|[Ii]mage|[Bb]lock|[Ss]ection)(?: ?\d+)?\s*$/u
const ID = /^(?=.*\d)(?=.*[a-z])[a-z\d]{4,}(?:-[a-z\d]{4,}){1,}$|^(?=\S*\d)(?=\S*[a-z])(?=\S*[A-Z])[\w-]{10,}$|^[\da-f]{16,}$/
const URL = /^(?:https?:)?\/\/\S+$/i
const ANCHOR = /^(?:#|mailto:|tel:)\S*$/i
const PICTURE = /^(?:https?:)?\/\/\S+\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]\S*)?$/i
const SENTENCE = /\S\s+\S.*[.!?…。！？]["'”’»)]?$/su
/** A Markdown link, or an item of a list. */
const STRUCTURE = /\[[^\]\n]{1,200}\]\([^()\s]{1,500}\)|^ {0,3}(?:[-*+]|\d{1,2}[.)]) +\S/m
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** Words of the first person. */
const SPEECH =
  /(?:^|[\s"“'‘„«])(?:I|[Ww]e|[Mm]y|[Oo]ur|[Ii]ch|[Ww]ir|[Mm]ein\p{Ll}*|[Uu]nser\p{Ll}*|[Jj]e|[Jj]['’]\p{Ll}+|[Nn]ous|[Nn]otre|[Yy]o|[Nn]uestr[ao]s?|[Jj]eg|[Jj]ag)(?=[\s,.’'])/u
/** Computes statistics of a field's values. */
export function factsOfValues(values: readonly unknown[]): ValueFacts {
  const filled = values.filter((value) => value !== undefined && value !== null && value !== '')
  const texts = filled.map(textOf).filter((text) => text !== undefined)
  const words = filled.filter((value) => typeof value === 'string')
  const share = (test: (text: string) => boolean, all = texts) => (all.length === 0 ? 0 : all.filter(test).length / all.length)
  const lengths = filled.map((value) => (Array.isArray(value) ? value.length : (textOf(value)?.length ?? 0)))
  return {
    count: filled.length,
    length: filled.length === 0 ? 0 : lengths.reduce((sum, length) => sum + length, 0) / filled.length,
    distinct: texts.length === 0 ? 0 : new Set(texts).size / texts.length,
    paths: share((text) => PATH.test(text)),
    urls: share((text) => URL.test(text)),
    anchors: share((text) => ANCHOR.test(text)),
    ways: share((text) => URL.test(text) || ANCHOR.test(text) || (text.startsWith('/') && PATH.test(text))),
    pictures: share((text) => PICTURE.test(text)),
    internal: share((text) => INTERNAL.test(text)),
    ids: share((text) => ID.test(text)),
    code: share(looksLikeCode, words),
    markdown: share(looksLikeMarkdown, words),
    structured: share((text) => STRUCTURE.test(text) && looksLikeMarkdown(text), words),
    sentences: share((text) => SENTENCE.test(text)),
    people: share(isNameOfPerson),
    given: share((text) => !/\s/.test(text) && isGivenName(text)),
    mails: share((text) => MAIL.test(text)),
    speech: share((text) => SPEECH.test(text)),
    dates: share((text) => instantOf(text) !== undefined),
    machine: filled.length === 0 ? 0 : filled.filter((value) => isNestedJson(value) && !isContentJson(value)).length / filled.length,
    texts,
  }
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim()
  return isObject(value) && value['nodeType'] === 'document' ? plain(value) : undefined
}

function plain(node: unknown): string {
  if (!isObject(node)) return ''
  if (typeof node['value'] === 'string') return node['value']
  return Array.isArray(node['content']) ? node['content'].map(plain).join(' ') : ''
}
